'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/client/api-error';
import { saveFile } from '@/lib/client/save-file';

/** Saves everything that belongs to the learner as one JSON file. */
export function ExportButton() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function exportData() {
    setIsBusy(true);
    setProblem(null);
    try {
      const { fetchAccount } = await import('./account-calls');
      const everything = await fetchAccount();
      saveFile(new File([JSON.stringify(everything, null, 2)], 'barwright-export.json', { type: 'application/json' }));
    } catch (error) {
      setProblem(errorMessage(error, 'Your data could not be exported. Please try again.'));
    }
    setIsBusy(false);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={exportData} isBusy={isBusy}>
        Export my data
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
