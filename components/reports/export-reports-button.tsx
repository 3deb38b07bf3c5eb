'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/client/call';
import { useFileSaving } from '@/lib/client/use-file-saving';
import { exportReports } from '@/lib/contract/reports';

/** Saves the reports that have to be looked at in the content files. */
export function ExportReportsButton() {
  const { save, isBusy, problem } = useFileSaving(() => call(exportReports, {}), 'The list could not be made.');
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" onClick={() => save()} isBusy={isBusy}>
        Export as CSV
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}
