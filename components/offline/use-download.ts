'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { type DownloadRequest, type Downloads, downloadForOffline } from '@/lib/client/downloads';

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

/** Fetches what is asked for; leaving the page breaks it off. */
export function useDownload(userId: string, onDownloaded: (downloads: Downloads) => void) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const download = async (request: DownloadRequest) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const tell = (next: DownloadState) => signal.aborted || setState(next);
    tell({ status: 'downloading', done: 0, total: 1 });
    try {
      const onProgress = (done: number, total: number) => tell({ status: 'downloading', done, total });
      onDownloaded(await downloadForOffline({ userId, request, signal, onProgress }));
      tell({ status: 'done' });
    } catch (error) {
      tell({ status: 'failed', message: messageOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, download, cancel };
}
