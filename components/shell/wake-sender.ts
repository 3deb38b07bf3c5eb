/** Calls back once the page has nothing more urgent to do. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
}

/** Begins to send what a learner's earlier pages and visits have left in this browser. */
export function wakeSender(userId: string): void {
  whenIdle(async () => {
    // Where the script cannot be had, the next page asks for it again.
    const sender = await import('@/lib/client/sender').catch(() => null);
    void sender?.startSending(userId);
  });
}
