'use client';

import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { fileSize } from '@/components/ui/file-size';
import { LocalTime } from '@/components/ui/local-time';
import { type Downloads, removeDownloads } from '@/lib/client/downloads';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { counted } from '@/lib/domain/text/counted';
import { studyAddress } from '@/lib/domain/understand/study-address';

type DownloadsCardProps = { userId: string; downloads: Downloads; onRemoved: () => void };

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

/** What was downloaded, where it is, until when, and the way to be rid of it. */
export function DownloadsCard({ userId, downloads, onRemoved }: DownloadsCardProps) {
  const { cards, questions, subjects, essays, bytes, downloadedAtMs, untilMs } = downloads;
  const nameOf = (id: string) => SUBJECTS.find((subject) => subject.id === id)?.name ?? id;
  return (
    <Card aria-labelledby="downloads-title">
      <CardHeader
        title="On this device"
        titleId="downloads-title"
        description={
          <>
            {fileSize(bytes)}, as of <LocalTime atMs={downloadedAtMs} />, kept until <LocalTime atMs={untilMs} /> or
            until you log out.
          </>
        }
        trailing={
          <ConfirmButton
            label="Remove from this device"
            about="the downloads"
            question="Your work is not affected. You can download it again at any time."
            confirmLabel="Remove"
            onConfirm={async () => {
              await removeDownloads(userId);
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
          <p className="text-muted">Nothing was due or started, so only the pages are here.</p>
        )}
      </CardBody>
    </Card>
  );
}
