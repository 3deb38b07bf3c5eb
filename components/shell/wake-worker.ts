import { whenIdle } from './when-idle';

/** Has what a learner is shown kept for the time without a network. */
export async function wakeWorker(userId: string): Promise<void> {
  await whenIdle();
  // Where it cannot be had, or the browser refuses, the page works as any other.
  await import('@/lib/client/tend-worker').then(({ tendWorker }) => tendWorker(userId)).catch(() => undefined);
}
