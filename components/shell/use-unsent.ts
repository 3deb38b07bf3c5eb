'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { itemName } from '@/lib/client/channel';
import type { Held, Outbox, OutboxItem } from '@/lib/client/outbox';
import { sendNow, startSending } from '@/lib/client/sender';
import { readSending, type SendProblem, watchSending } from '@/lib/client/sending-state';

export type Unsent<Item> = {
  /** Everything the server has not confirmed; empty until the page has read it. */
  items: readonly Item[];
  /** What was tried in vain and is tried again. */
  waiting: readonly Item[];
  /** What the server will never take, until the learner says what becomes of it. */
  refused: readonly Item[];
  problemOf: (item: Item) => SendProblem | undefined;
  /** Whether the last try to send some of it got no answer at all. */
  isUnreachable: boolean;
  /** Whether the browser keeps it all when the page is left. */
  isStored: boolean;
  /** Whether the page has read it. */
  isRead: boolean;
  isSending: boolean;
  /** How many that had to wait were sent since the document was opened. */
  lateCount: number;
  sendNow: () => Promise<void>;
  /** Lets the server decide once more on what it has refused. */
  tryAgain: (item: Item) => void;
  discard: (item: Item) => void;
};

/** What an outbox holds of a learner, and what the sender says of it. */
export function useUnsent<Item extends OutboxItem>(userId: string, outbox: Outbox<Item>): Unsent<Item> {
  const [{ items, isStored, isRead }, setHeld] = useState<Held<Item> & { isRead: boolean }>({
    items: [],
    isStored: true,
    isRead: false,
  });
  const { isSending, problems, lateCounts } = useSyncExternalStore(watchSending, readSending, readSending);

  useEffect(() => {
    void startSending(userId);
    return outbox.follow(userId, (held) => setHeld({ ...held, isRead: true }));
  }, [userId, outbox]);

  const problemOf = (item: Item) => problems.get(itemName(outbox.kind, item.key));
  const send = useCallback(() => sendNow(userId), [userId]);
  const waiting = items.filter((item) => item.refusal === null && problemOf(item));
  return {
    items,
    waiting,
    refused: items.filter(({ refusal }) => refusal !== null),
    problemOf,
    isUnreachable: waiting.some((item) => problemOf(item)?.isUnreachable),
    isStored,
    isRead,
    isSending,
    lateCount: lateCounts.get(outbox.kind) ?? 0,
    sendNow: send,
    tryAgain: (item) => {
      void outbox.replace(userId, item, { ...item, refusal: null }).then(send);
    },
    discard: (item) => void outbox.remove(userId, item.key),
  };
}
