'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { saveFile } from '@/lib/client/save-file';
import { exportAccount } from '@/lib/contract/auth';

/** Saves everything that belongs to the learner as one JSON file. */
export function ExportButton() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function exportData() {
    setIsBusy(true);
    setProblem(null);
    try {
      const everything = await call(exportAccount, {});
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
