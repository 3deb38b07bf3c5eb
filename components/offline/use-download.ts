import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { type DownloadRequest, type Downloads, downloadForOffline } from '@/lib/client/downloads';
import { queryClient } from '@/lib/client/query';

export type DownloadState =
  | { status: 'idle' }
  | { status: 'downloading'; done: number; total: number }
  | { status: 'done' }
  | { status: 'failed'; message: string };

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'This browser has no room for all of it. Choose less, or free some storage.';
  if (error.status === 0) return 'The server cannot be reached. What was here before is still here.';
  return 'The server did not answer as expected. Please try again.';
}

type Asked = { request: DownloadRequest; signal: AbortSignal };

/** Fetches what is asked for, one download after the other; leaving the page breaks it off. */
export function useDownload(userId: string, onDownloaded: (downloads: Downloads) => void) {
  const [progress, setProgress] = useState({ done: 0, total: 1 });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { status, error, mutate, reset } = useMutation(
    {
      // A download that was broken off has let go of the cache before the next one begins.
      scope: { id: 'download' },
      mutationFn: ({ request, signal }: Asked) =>
        downloadForOffline({ userId, request, signal, onProgress: (done, total) => setProgress({ done, total }) }),
      onSuccess: onDownloaded,
    },
    queryClient(),
  );

  const download = (request: DownloadRequest) => {
    running.current?.abort();
    running.current = new AbortController();
    setProgress({ done: 0, total: 1 });
    mutate({ request, signal: running.current.signal });
  };
  const cancel = () => {
    running.current?.abort();
    reset();
  };
  const state: Record<typeof status, DownloadState> = {
    idle: { status: 'idle' },
    pending: { status: 'downloading', ...progress },
    success: { status: 'done' },
    error: { status: 'failed', message: messageOf(error) },
  };
  return { state: state[status], download, cancel };
}
