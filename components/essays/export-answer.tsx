'use client';

import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/client/save-file';
import { documentFileName } from '@/lib/domain/essays/answer-report';
import type { AnswerDocument } from './export-answer-document';

const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type ExportAnswerProps = {
  /** What is exported, told when it is asked for. */
  readDocument: () => AnswerDocument;
  isDisabled?: boolean;
  /** What the button says. */
  children: ReactNode;
};

/** Saves answers with their analyses as a Word document, made in the browser; its maker is loaded on demand. */
export function ExportAnswer({ readDocument, isDisabled = false, children }: ExportAnswerProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const content = readDocument();
      const { answerDocument } = await import('./export-answer-document');
      saveFile(new File([await answerDocument(content)], documentFileName(content.title), { type: WORD_DOCUMENT }));
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <div className="grid gap-2 print:hidden">
      <Button variant="secondary" isBusy={isBusy} disabled={isDisabled} onClick={save}>
        {children}
      </Button>
      {hasFailed && <Alert tone="danger">The document could not be made. Please try again.</Alert>}
    </div>
  );
}
