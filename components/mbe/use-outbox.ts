'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { listAttempts, type WaitingAttempt, watchOutbox } from '@/lib/client/outbox';
import { retryDelayMs, sendWaitingAttempts } from '@/lib/client/outbox-sender';

export type Outbox = {
  /** Everything the server has not confirmed; empty until the page has read it. */
  attempts: WaitingAttempt[];
  isSending: boolean;
  /** How many that had to wait were saved since the page opened. */
  deliveredCount: number;
  /** Why an attempt is still here, by its key; known once it was tried. */
  messages: ReadonlyMap<string, string>;
  /** Tries at once to send everything that waits. */
  send: () => Promise<void>;
};

/**
 * The learner's outbox, and the one who empties it: when the page opens, when the network or the
 * page comes back, and else in growing intervals for as long as something waits.
 */
export function useOutbox(userId: string): Outbox {
  const [attempts, setAttempts] = useState<WaitingAttempt[]>([]);
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSending, setIsSending] = useState(false);
  const [deliveredCount, setDeliveredCount] = useState(0);
  const waited = useRef(new Set<string>());
  const failures = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);

  const send = useCallback(async () => {
    clearTimeout(retry.current);
    if (!listAttempts(userId).some(({ refusal }) => refusal === null)) return;
    setIsSending(true);
    const outcomes = [...(await sendWaitingAttempts(userId))];
    setIsSending(false);
    setMessages(
      new Map(outcomes.flatMap(([key, outcome]) => (outcome.status === 'sent' ? [] : [[key, outcome.message]]))),
    );
    const delivered = outcomes.filter(([key, { status }]) => status === 'sent' && waited.current.delete(key));
    setDeliveredCount((count) => count + delivered.length);
    for (const [key, { status }] of outcomes) if (status === 'waiting') waited.current.add(key);
    const isWaiting = outcomes.some(([, { status }]) => status === 'waiting');
    failures.current = isWaiting ? failures.current + 1 : 0;
    // A second call may have come and gone meanwhile.
    clearTimeout(retry.current);
    if (isWaiting && isMounted.current) retry.current = setTimeout(send, retryDelayMs(failures.current));
  }, [userId]);

  useEffect(() => {
    const read = () => setAttempts(listAttempts(userId));
    const sendWhenVisible = () => {
      if (document.visibilityState === 'visible') void send();
    };
    isMounted.current = true;
    read();
    void send();
    const stopWatching = watchOutbox(read);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendWhenVisible);
    return () => {
      isMounted.current = false;
      clearTimeout(retry.current);
      stopWatching();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendWhenVisible);
    };
  }, [userId, send]);

  return { attempts, isSending, deliveredCount, messages, send };
}
