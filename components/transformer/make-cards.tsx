import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Spinner } from '@/components/ui/spinner';
import { errorMessage } from '@/lib/client/api-error';
import { call, LONG_TIMEOUT_MS } from '@/lib/client/call';
import { announceChanges } from '@/lib/client/changes';
import { queryClient } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { listDecks, listOwnCards } from '@/lib/contract/cards';
import { type DocumentCards, makeDocumentCards, type UploadedFile } from '@/lib/contract/transformer';
import { counted } from '@/lib/domain/text/counted';
import type { ConversionOptions } from '@/lib/domain/transformer/options';
import { ProblemList } from './problem-list';

const FAILED = 'The flashcards could not be made. Please try again.';

function Report({ report }: { report: DocumentCards }) {
  const { isCommitted, deck, newCount, duplicateCount, skippedCount, cards } = report;
  return (
    <div className="grid gap-3">
      <Alert tone={newCount > 0 ? 'success' : 'info'}>
        <p className="font-semibold wrap-anywhere">
          {counted(newCount, isCommitted ? 'card' : 'new card')} {isCommitted ? 'made in' : 'for'} the deck “{deck}”.
        </p>
        {duplicateCount > 0 && <p>{counted(duplicateCount, 'card')} left out: you have them already.</p>}
        {skippedCount > 0 && (
          <p>{counted(skippedCount, 'paragraph')} left out: headings, and those too short or too long for a card.</p>
        )}
      </Alert>
      {!isCommitted && cards.length > 0 && (
        <ScrollArea aria-label="The cards" className="max-h-80 overflow-y-auto rounded-md border border-line">
          <ul className="divide-y divide-line">
            {cards.map(({ front, back }) => (
              <li key={`${front} ${back}`} className="px-3 py-2 wrap-anywhere">
                <p className="font-semibold">{front}</p>
                <p className="text-muted">{back}</p>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {!isCommitted && newCount > cards.length && (
        <p className="text-sm text-muted">and {newCount - cards.length} more.</p>
      )}
    </div>
  );
}

type MakeCardsProps = {
  /** The file whose paragraphs become cards; null while none is asked for. */
  file: UploadedFile | null;
  options: ConversionOptions;
  onClose: () => void;
};

/** Makes flashcards of a document: shows first which, then stores them. */
export function MakeCards({ file, options, onClose }: MakeCardsProps) {
  const preview = useRead(makeDocumentCards, file && { body: { id: file.id, options } }, FAILED);
  const making = useMutation(
    {
      mutationFn: ({ id }: UploadedFile) =>
        call(makeDocumentCards, { body: { id, options, commit: true } }, { timeoutMs: LONG_TIMEOUT_MS }),
      onSuccess: () => announceChanges([listOwnCards, listDecks]),
    },
    queryClient(),
  );
  const { reset } = making;
  // What was made of a file is said until another is asked for, or it once more.
  useEffect(() => {
    if (file) reset();
  }, [file, reset]);
  // Cards of another file may be on their way.
  const isThis = file !== null && making.variables?.id === file.id;
  const made = isThis ? making.data : undefined;
  const report = made ?? (preview.status === 'ready' ? preview.value : null);
  const problem = isThis && making.error ? errorMessage(making.error, FAILED) : preview.problem;
  const isBusy = isThis && making.isPending;

  return (
    <Dialog
      isOpen={file !== null}
      onClose={onClose}
      title="Make flashcards"
      width="reading"
      footer={
        report?.isCommitted ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Done
            </Button>
            <ButtonLink variant="primary" href={`/rule-statements?deck=${encodeURIComponent(report.deckId)}`}>
              Study the deck
            </ButtonLink>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={!report || report.newCount === 0}
              isBusy={isBusy}
              onClick={() => {
                if (file) making.mutate(file);
              }}
            >
              {report && report.newCount > 0 ? `Make ${counted(report.newCount, 'card')}` : 'Make cards'}
            </Button>
          </>
        )
      }
    >
      <p className="mb-4 wrap-anywhere">
        Each paragraph of “{file?.filename}” becomes one of your cards: its first letters in front, its words on the
        back.
      </p>
      {!report && !problem && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> Reading the file...
        </p>
      )}
      {report && <Report report={report} />}
      <ProblemList problems={problem ? [problem] : []} />
    </Dialog>
  );
}
