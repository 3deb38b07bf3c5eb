import { recordKey, recordKeys } from '@/lib/client/browser-store';

/** What is sent from this browser. */
const SENT_KINDS = ['attempt', 'review', 'rule-tick', 'essay-draft'] as const;

/** Calls back once the page has nothing more urgent to do. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
}

/**
 * Begins to send what a learner's earlier pages and visits have left in this browser. Loads nothing
 * where nothing waits: what is done on this page wakes the sender by itself.
 */
export function wakeSender(userId: string): void {
  if (!SENT_KINDS.some((kind) => recordKeys(recordKey(kind, userId)).length > 0)) return;
  whenIdle(async () => {
    // Where the script cannot be had, the next page asks for it again.
    const sender = await import('@/lib/client/sender').catch(() => null);
    void sender?.startSending(userId);
  });
}
