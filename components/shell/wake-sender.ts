import { whenIdle } from './when-idle';

/** Begins to send what a learner's earlier pages and visits have left in this browser. */
export async function wakeSender(userId: string): Promise<void> {
  await whenIdle();
  // Where the script cannot be had, the next page asks for it again.
  const sender = await import('@/lib/client/sender').catch(() => null);
  void sender?.startSending(userId);
}
