'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import { discardDraft, type WaitingDraft } from '@/lib/client/essay-drafts';
import { countWords } from '@/lib/domain/essays/count-words';
import { counted } from '@/lib/domain/text/counted';
import { RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';

const sizeOf = ({ text }: WaitingDraft) => counted(countWords(text), 'word');

function textFile({ essayId, text }: WaitingDraft): File {
  return new File([text], `essay-answer-${essayId}.txt`, { type: 'text/plain' });
}

/** Leads to where an answer is written, and another version of it can be chosen. */
function AnswerLink({ draft }: { draft: WaitingDraft }) {
  const { essayId, examId, editedAtMs } = draft;
  return (
    <Link
      href={examId === null ? `/essays?load=${essayId}` : `/essays?exam=${examId}`}
      className="font-semibold underline"
    >
      {sizeOf(draft)}, <LocalTime atMs={editedAtMs} />
    </Link>
  );
}

/** Answers to essays that the server does not have. One that stands in an editor is decided upon there. */
export function UnsentAnswers({ userId, unsent }: { userId: string; unsent: Unsent<WaitingDraft> }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const waiting = unsent.waiting;
  const discard = async (draft: WaitingDraft) => {
    const isDiscarded = await discardDraft(userId, draft);
    setOpenKey(isDiscarded ? null : draft.key);
  };
  return (
    <>
      {waiting.length > 0 && (
        <Alert tone="warning" className="mb-6" title={`${counted(waiting.length, 'essay answer')} not saved yet`}>
          <ul className="mt-1 grid gap-2">
            {waiting.map((draft) => (
              <li key={draft.key}>
                <AnswerLink draft={draft} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <RefusedWork
        unsent={{ ...unsent, discard: (draft) => void discard(draft) }}
        titleOf={(count) =>
          count === 1 ? 'An essay answer could not be saved' : `${count} essay answers could not be saved`
        }
        describe={(draft) => <AnswerLink draft={draft} />}
        nameOf={(draft) => `An essay answer of ${sizeOf(draft)}`}
        fileOf={textFile}
        question="The server has no copy of this answer, and it would be lost for good."
        confirmLabel="Discard the answer"
        actionsOf={({ key }) =>
          key === openKey && <p role="alert">It is open in an editor. Close the essay there, then discard it here.</p>
        }
      />
    </>
  );
}
