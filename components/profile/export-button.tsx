'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFileSaving } from '@/lib/client/use-file-saving';

async function makeFile(): Promise<File> {
  const { fetchAccount } = await import('./account-calls');
  const everything = await fetchAccount();
  return new File([JSON.stringify(everything, null, 2)], 'barwright-export.json', { type: 'application/json' });
}

/** Saves everything that belongs to the learner as one JSON file. */
export function ExportButton() {
  const { save, isBusy, problem } = useFileSaving(makeFile, 'Your data could not be exported. Please try again.');

  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => save()} isBusy={isBusy}>
        Export my data
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
