'use client';

import { Alert } from '@/components/ui/alert';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { draftOutbox } from '@/lib/client/essay-drafts';
import { ExportAnswer } from './export-answer';
import { useExamDrafts } from './use-exam-drafts';

type RefusedAnswersProps = {
  userId: string;
  examId: string;
  /** Those of the exam. */
  essays: readonly { id: string; displayName: string; topics: readonly string[] }[];
};

/** The answers of a finished exam that only this device holds, because the server would not take them. */
export function RefusedAnswers({ userId, examId, essays }: RefusedAnswersProps) {
  const refused = useExamDrafts(userId, examId).filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return null;
  return (
    <Alert tone="warning" className="mb-6" title="On this device only">
      <ul className="mt-1 grid gap-4">
        {refused.map(({ key, essayId, html, refusal }) => {
          const { displayName, topics } = essays.find(({ id }) => id === essayId) ?? {
            displayName: 'Essay',
            topics: [],
          };
          return (
            <li key={key}>
              <p>
                The server did not accept your answer to <strong className="font-semibold">{displayName}</strong>. Its
                reason: {refusal}.
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
                <ExportAnswer
                  readDocument={() => ({
                    title: displayName,
                    essays: [{ displayName, topics, answerHtml: html, analysis: null, seconds: null }],
                  })}
                >
                  Export the answer (.docx)<span className="sr-only">: {displayName}</span>
                </ExportAnswer>
                <ConfirmButton
                  label="Remove from this device"
                  about={displayName}
                  question="There is no other copy of this answer: export it first, or it will be lost for good."
                  confirmLabel="Remove the answer"
                  onConfirm={() => draftOutbox.remove(userId, key)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
