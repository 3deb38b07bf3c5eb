'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/api-error';
import { type Taken, takeAlong, type Wish } from '@/lib/client/take-along';

export type TakingState =
  | { status: 'idle' }
  | { status: 'taking'; done: number; total: number }
  | { status: 'done' }
  | { status: 'failed'; message: string };

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'This browser has no room for all of it. Choose less, or free some storage.';
  if (error.status === 0) return 'The server cannot be reached. What was here before is still here.';
  return 'The server did not answer as expected. Please try again.';
}

/** Fetches what is wished for; leaving the page breaks it off. */
export function useTakeAlong(userId: string, onTaken: (taken: Taken) => void) {
  const [state, setState] = useState<TakingState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const take = async (wish: Wish) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const tell = (next: TakingState) => signal.aborted || setState(next);
    tell({ status: 'taking', done: 0, total: 1 });
    try {
      const onProgress = (done: number, total: number) => tell({ status: 'taking', done, total });
      onTaken(await takeAlong({ userId, wish, signal, onProgress }));
      tell({ status: 'done' });
    } catch (error) {
      tell({ status: 'failed', message: messageOf(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };
  return { state, take, cancel };
}
