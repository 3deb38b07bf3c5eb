'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { LocalTime } from '@/components/ui/local-time';
import { SafeHtml } from '@/components/ui/safe-html';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { writeErrorMessage } from '@/lib/client/api-error';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { type Loaded, queryClient } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getDraftVersion, listDraftVersions } from '@/lib/contract/essay-drafts';

type DraftVersionsProps = {
  place: AnswerPlace;
  onClose: () => void;
  /** Throws ApiError. */
  onRestore: (version: number) => Promise<void>;
};

const failureOf = (read: Loaded<unknown>) => (read.status === 'failed' ? read.message : null);

/** Earlier versions of an answer, to look at and to bring back. */
export function DraftVersions({ place: { essayId, examId }, onClose, onRestore }: DraftVersionsProps) {
  const exam = examId ?? undefined;
  const [wanted, setWanted] = useState<number | null>(null);
  const list = useRead(
    listDraftVersions,
    { params: { id: essayId }, query: { exam } },
    'The versions could not be loaded.',
  );
  const version = useRead(
    getDraftVersion,
    wanted === null ? null : { params: { id: essayId, version: String(wanted) }, query: { exam } },
    'That version could not be loaded.',
    { isPreviousShown: true },
  );
  const restore = useMutation({ mutationFn: onRestore, onSuccess: onClose }, queryClient());
  const entries = list.status === 'ready' ? list.value : null;
  const shown = version.status === 'ready' ? version.value : null;
  const problem =
    (restore.error && writeErrorMessage(restore.error, 'That version could not be restored.')) ??
    failureOf(version) ??
    failureOf(list);

  const show = (chosen: number) => {
    restore.reset();
    if (chosen === wanted) version.reload();
    else setWanted(chosen);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Versions of your answer"
      width="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {shown && (
            <Button
              isBusy={restore.isPending}
              disabled={shown.version === entries?.[0]?.version}
              onClick={() => restore.mutate(shown.version)}
            >
              Restore this version
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Alert tone="danger" className="mb-4">
          {problem}
        </Alert>
      )}
      {!entries && !problem && (
        <Loading>
          <Skeleton className="h-48" />
        </Loading>
      )}
      {entries?.length === 0 && <p className="text-muted">Nothing has been saved yet.</p>}
      {entries && entries.length > 0 && (
        <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ul className="max-h-40 overflow-y-auto md:max-h-[50vh]">
            {entries.map(({ version, savedAt, wordCount }, index) => (
              <li key={version}>
                <button
                  type="button"
                  aria-pressed={shown?.version === version}
                  onClick={() => show(version)}
                  className={classNames(
                    'block w-full rounded-md px-2 py-1.5 text-left transition-colors hover:bg-sunken',
                    shown?.version === version && 'bg-accent-soft font-semibold',
                  )}
                >
                  <LocalTime atMs={Date.parse(savedAt)} />
                  <span className="block text-sm text-muted">
                    {wordCount.toLocaleString('en-US')} {wordCount === 1 ? 'word' : 'words'}
                    {index === 0 && ' · newest'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {shown ? (
            <ScrollArea
              aria-label="The version"
              className="max-h-[50vh] min-w-0 overflow-y-auto rounded-md border border-line bg-sunken px-4 py-3"
            >
              {shown.html === '' ? (
                <p className="text-muted">Empty</p>
              ) : (
                <SafeHtml html={shown.html} className="reading rich-text" />
              )}
            </ScrollArea>
          ) : (
            <p className="text-muted">Choose a version to look at it.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
