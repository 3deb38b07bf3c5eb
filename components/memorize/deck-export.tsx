'use client';

import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { errorMessage } from '@/lib/client/api-error';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { saveFile } from '@/lib/client/save-file';
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    setProblem(null);
    try {
      const timeZone = browserTimeZone();
      saveFile(await call(exportCards, { query: { deck: deck.id, format, timeZone } }));
    } catch (error) {
      setProblem(errorMessage(error, 'The deck could not be exported. Please try again.'));
    }
    setIsBusy(false);
  }

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
        <Button variant="secondary" isBusy={isBusy} onClick={save}>
          Save file
        </Button>
      </div>
      {problem && (
        <Alert tone="danger" className="mt-3">
          {problem}
        </Alert>
      )}
    </div>
  );
}
