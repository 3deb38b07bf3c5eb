import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Spinner } from '@/components/ui/spinner';
import { errorMessage } from '@/lib/client/api-error';
import { call, LONG_TIMEOUT_MS } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
import { type ImportReport, importCards } from '@/lib/contract/cards';
import { CARD_FILE_FORMATS, type CardFileFormat, guessCardFileFormat } from '@/lib/domain/memorize/card-file-format';
import { MAX_IMPORT_BYTES } from '@/lib/domain/memorize/constants';
import { counted } from '@/lib/domain/text/counted';

const FORMAT_NAMES: Record<CardFileFormat, string> = {
  csv: 'CSV (commas)',
  tsv: 'TSV (tabs)',
  anki: 'Anki text',
};

type ChosenFile = { text: string; format: CardFileFormat };

const FAILED = 'The file could not be sent. Check your connection.';

/** Reads a file of cards. Throws an Error that says why it is none. */
async function readCards(file: File): Promise<ChosenFile> {
  if (file.size > MAX_IMPORT_BYTES) throw new Error('That is too large: a card file can be at most 1 MB.');
  const text = await file
    .arrayBuffer()
    .then((bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    .catch(() => {
      throw new Error('That file is not UTF-8 text.');
    });
  return { text, format: guessCardFileFormat(file.name, text) };
}

function send(chosen: ChosenFile, commit: boolean): Promise<ImportReport> {
  return call(importCards, { body: { ...chosen, commit } }, { timeoutMs: LONG_TIMEOUT_MS });
}

type ImportCardsProps = { isOpen: boolean; onClose: () => void; onImported: () => void };

function Report({ report }: { report: ImportReport }) {
  const { isCommitted, newCount, duplicateCount, problemCount, problems, preview } = report;
  return (
    <div className="grid gap-3">
      <Alert tone={newCount > 0 ? 'success' : 'info'}>
        <p className="font-semibold">
          {isCommitted ? `${counted(newCount, 'card')} imported.` : `${counted(newCount, 'new card')} found.`}
        </p>
        {duplicateCount > 0 && (
          <p>{counted(duplicateCount, 'card is', 'cards are')} left out: you have them already.</p>
        )}
      </Alert>
      {!isCommitted && preview.length > 0 && (
        <ul aria-label="The first cards" className="divide-y divide-line rounded-md border border-line">
          {preview.map(({ front, back, deck }) => (
            <li key={`${deck} ${front} ${back}`} className="px-3 py-2">
              <p className="truncate font-semibold">{front}</p>
              <p className="truncate text-muted">{back}</p>
            </li>
          ))}
        </ul>
      )}
      {problemCount > 0 && (
        <Alert
          tone="warning"
          title={`${counted(problemCount, 'row is not a card and was', 'rows are not cards and were')} left out`}
        >
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {problems.map(({ line, msg }) => (
              <li key={`${line} ${msg}`}>
                Line {line}: {msg}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && <p className="mt-1">and {problemCount - problems.length} more.</p>}
        </Alert>
      )}
    </div>
  );
}

/** Imports a file of cards: says first what is in it, then stores it. */
export function ImportCards({ isOpen, onClose, onImported }: ImportCardsProps) {
  const client = queryClient();
  const reading = useMutation({ mutationFn: readCards }, client);
  const preview = useMutation({ mutationFn: (chosen: ChosenFile) => send(chosen, false) }, client);
  const storing = useMutation(
    { mutationFn: (chosen: ChosenFile) => send(chosen, true), onSuccess: onImported },
    client,
  );
  const file = preview.variables;
  const report = storing.data ?? preview.data;
  const failure = storing.error ?? preview.error;
  const problem = reading.error?.message ?? (failure && errorMessage(failure, FAILED));

  function forget() {
    for (const { reset } of [reading, preview, storing]) reset();
  }

  function close() {
    forget();
    onClose();
  }

  function show(chosen: ChosenFile) {
    storing.reset();
    preview.mutate(chosen);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    forget();
    const chosen = target.files?.[0];
    if (chosen) reading.mutate(chosen, { onSuccess: show });
  }

  const isDone = report?.isCommitted === true;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Import cards"
      width="reading"
      footer={
        isDone ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              disabled={!file || !report || report.newCount === 0}
              isBusy={storing.isPending}
              onClick={() => file && storing.mutate(file)}
            >
              {report && report.newCount > 0 ? `Import ${counted(report.newCount, 'card')}` : 'Import'}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {!isDone && (
          <Field
            label="File"
            hint="CSV or TSV with the columns front, back, deck and tags, or Anki’s text format; at most 1 MB."
          >
            {(control) => <Input {...control} type="file" accept=".csv,.tsv,.tab,.txt,text/*" onChange={choose} />}
          </Field>
        )}
        {file && !isDone && (
          <Field label="Format">
            {(control) => (
              <Select
                {...control}
                value={file.format}
                onChange={({ target }) => {
                  const format = CARD_FILE_FORMATS.find((value) => value === target.value);
                  if (format) show({ ...file, format });
                }}
              >
                {CARD_FILE_FORMATS.map((format) => (
                  <option key={format} value={format}>
                    {FORMAT_NAMES[format]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {(reading.isPending || preview.isPending) && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner /> Reading the file...
          </p>
        )}
        {report && <Report report={report} />}
        {problem && (
          <Alert
            tone="danger"
            actions={
              file && (
                <Button variant="secondary" size="sm" onClick={() => show(file)}>
                  Try again
                </Button>
              )
            }
          >
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
