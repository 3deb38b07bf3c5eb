'use client';

import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { useFileSaving } from '@/lib/client/use-file-saving';
import { type CardExportFormat, exportCards } from '@/lib/contract/cards';
import type { DeckSummary } from '@/lib/domain/memorize/decks';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

const FORMATS: readonly [CardExportFormat, string][] = [
  ['docx', 'Word document to print (.docx)'],
  ['csv', 'Spreadsheet (.csv)'],
  ['tsv', 'Spreadsheet (.tsv)'],
  ['anki', 'Anki (.txt)'],
];

/** Saves a whole deck as a file. */
export function DeckExport({ deck }: { deck: DeckSummary }) {
  const id = useId();
  const [format, setFormat] = useState<CardExportFormat>('docx');
  const saving = useFileSaving(
    (query: { deck: string; format: CardExportFormat }) =>
      call(exportCards, { query: { ...query, timeZone: browserTimeZone() } }),
    'The deck could not be exported. Please try again.',
  );
  // Another deck may be on its way.
  const isThis = saving.asked?.deck === deck.id;

  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 sm:max-w-72">
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            Export “{deck.kind === 'issue' ? topicTitle(deck.name) : deck.name}”
          </label>
          <Select
            id={id}
            value={format}
            onChange={({ target }) => {
              const chosen = FORMATS.find(([value]) => value === target.value);
              if (chosen) setFormat(chosen[0]);
            }}
          >
            {FORMATS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <Button
          variant="secondary"
          isBusy={isThis && saving.isBusy}
          onClick={() => saving.save({ deck: deck.id, format })}
        >
          Save file
        </Button>
      </div>
      {isThis && saving.problem && (
        <Alert tone="danger" className="mt-3">
          {saving.problem}
        </Alert>
      )}
    </div>
  );
}
