'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFileSaving } from '@/lib/client/use-file-saving';
import { documentFileName } from '@/lib/domain/essays/answer-report';
import type { AnswerDocument } from './export-answer-document';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function makeFile(content: AnswerDocument): Promise<File> {
  const { answerDocument } = await import('./export-answer-document');
  return new File([await answerDocument(content)], documentFileName(content.title), { type: WORD_DOCUMENT });
}

type ExportAnswerProps = {
  /** What is exported, told when it is asked for. */
  readDocument: () => AnswerDocument;
  isDisabled?: boolean;
  /** What the button says. */
  children: ReactNode;
};

/** Saves answers with their analyses as a Word document, made in the browser; its maker is loaded on demand. */
export function ExportAnswer({ readDocument, isDisabled = false, children }: ExportAnswerProps) {
  const { save, isBusy, problem } = useFileSaving(makeFile, 'The document could not be made. Please try again.');

  return (
    <div className="grid gap-2 print:hidden">
      <Button variant="secondary" isBusy={isBusy} disabled={isDisabled} onClick={() => save(readDocument())}>
        {children}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
