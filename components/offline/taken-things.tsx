'use client';

import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { counted } from '@/components/ui/counted';
import { fileSize } from '@/components/ui/file-size';
import { LocalTime } from '@/components/ui/local-time';
import { removeTaken, type Taken } from '@/lib/client/take-along';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { studyAddress } from '@/lib/domain/understand/study-address';

type TakenThingsProps = { userId: string; taken: Taken; onRemoved: () => void };

/** Links are documents of their own: without a network there is nothing else to be had of a page. */
function Thing({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="font-semibold text-accent-ink underline underline-offset-4">
        {children}
      </a>
    </li>
  );
}

/** What was taken along, where it is, until when, and the way to be rid of it. */
export function TakenThings({ userId, taken, onRemoved }: TakenThingsProps) {
  const { cards, questions, subjects, essays, bytes, takenAtMs, untilMs } = taken;
  const nameOf = (id: string) => SUBJECTS.find((subject) => subject.id === id)?.name ?? id;
  return (
    <Card aria-labelledby="taken-title">
      <CardHeader
        title="On this device"
        titleId="taken-title"
        description={
          <>
            {fileSize(bytes)}, as of <LocalTime atMs={takenAtMs} />, kept until <LocalTime atMs={untilMs} /> or until
            you log out.
          </>
        }
        trailing={
          <ConfirmButton
            label="Remove from this device"
            about="what was taken along"
            question="What you did with it is not touched. It can be taken along again at any time."
            confirmLabel="Remove"
            onConfirm={async () => {
              await removeTaken(userId);
              onRemoved();
            }}
          />
        }
      />
      <CardBody>
        <ul className="grid gap-1.5">
          {cards > 0 && <Thing href="/rule-statements?deck=due">{`${counted(cards, 'card')} due today`}</Thing>}
          {questions > 0 && <Thing href="/questions">{counted(questions, 'question')}</Thing>}
          {subjects.map((id) => (
            <Thing key={id} href={studyAddress(id)}>{`Explanations: ${nameOf(id)}`}</Thing>
          ))}
          {essays > 0 && <Thing href="/essays">{`${counted(essays, 'essay')} begun`}</Thing>}
        </ul>
        {cards + questions + subjects.length + essays === 0 && (
          <p className="text-muted">Nothing was due or begun: only the pages themselves are here.</p>
        )}
      </CardBody>
    </Card>
  );
}
