'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { type Downloads, readDownloads } from '@/lib/client/downloads';
import { canCache } from '@/lib/client/learner-cache';
import { DownloadForm } from './download-form';
import { DownloadsCard } from './downloads-card';
import { useDownload } from './use-download';

/** Chooses what is to be on this device, fetches it, and says what is there and until when. */
export function DownloadsScreen({ userId }: { userId: string }) {
  const [downloads, setDownloads] = useState<Downloads | null>(null);
  const [isPossible, setIsPossible] = useState(true);
  const { state, download, cancel } = useDownload(userId, setDownloads);

  useEffect(() => {
    setIsPossible(canCache() && 'serviceWorker' in navigator);
    readDownloads().then(setDownloads, () => undefined);
  }, []);

  if (!isPossible) {
    return (
      <Alert tone="warning" title="This browser cannot store downloads.">
        Downloads need a secure connection (https) and a window that is not private.
      </Alert>
    );
  }
  return (
    <div className="grid gap-6">
      {downloads && <DownloadsCard userId={userId} downloads={downloads} onRemoved={() => setDownloads(null)} />}
      <Card aria-labelledby="download-title">
        <CardHeader
          title={downloads ? 'Download something else' : 'Download for offline use'}
          titleId="download-title"
          description={downloads ? 'It replaces what is on this device now.' : undefined}
        />
        <CardBody>
          <DownloadForm state={state} onDownload={download} onCancel={cancel} />
        </CardBody>
      </Card>
    </div>
  );
}
