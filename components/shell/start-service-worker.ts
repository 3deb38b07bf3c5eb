import { whenIdle } from './when-idle';

/** Has what a learner is shown cached for the time without a network. */
export async function startServiceWorker(userId: string): Promise<void> {
  await whenIdle();
  // Where it cannot be had, or the browser refuses, the page works as any other.
  await import('@/lib/client/service-worker-setup')
    .then(({ setUpServiceWorker }) => setUpServiceWorker(userId))
    .catch(() => undefined);
}
