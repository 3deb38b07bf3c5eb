'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { attemptOutbox, type WaitingAttempt } from '@/lib/client/attempt-outbox';
import { sendWaitingAttempts } from '@/lib/client/attempt-sender';
import { keepSending, type Sending } from '@/lib/client/sending';

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
  const sending = useRef<Sending>(undefined);

  const sendWaiting = useCallback(async () => {
    if (!attemptOutbox.list(userId).some(({ refusal }) => refusal === null)) return false;
    setIsSending(true);
    const outcomes = [...(await sendWaitingAttempts(userId))];
    setIsSending(false);
    setMessages(
      new Map(outcomes.flatMap(([key, outcome]) => (outcome.status === 'sent' ? [] : [[key, outcome.message]]))),
    );
    const delivered = outcomes.filter(([key, { status }]) => status === 'sent' && waited.current.delete(key));
    setDeliveredCount((count) => count + delivered.length);
    for (const [key, { status }] of outcomes) if (status === 'waiting') waited.current.add(key);
    return outcomes.some(([, { status }]) => status === 'waiting');
  }, [userId]);

  useEffect(() => {
    const read = () => setAttempts(attemptOutbox.list(userId));
    read();
    const stopWatching = attemptOutbox.watch(read);
    sending.current = keepSending(sendWaiting);
    return () => {
      stopWatching();
      sending.current?.stop();
    };
  }, [userId, sendWaiting]);

  const send = useCallback(async () => sending.current?.sendNow(), []);
  return { attempts, isSending, deliveredCount, messages, send };
}
