'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { writeErrorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { saveFile } from '@/lib/client/save-file';
import { exportReports } from '@/lib/contract/reports';

/** Saves the reports that have to be looked at in the content files. */
export function ExportReportsButton() {
  const [sending, setSending] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });

  const save = async () => {
    setSending({ isBusy: true, problem: null });
    try {
      saveFile(await call(exportReports, {}));
      setSending({ isBusy: false, problem: null });
    } catch (error) {
      setSending({ isBusy: false, problem: writeErrorMessage(error, 'The list could not be made.') });
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" onClick={save} isBusy={sending.isBusy}>
        Export as CSV
      </Button>
      {sending.problem && <Alert tone="danger">{sending.problem}</Alert>}
    </div>
  );
}
