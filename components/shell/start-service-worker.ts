import { whenIdle } from './when-idle';

/** Has what a learner is shown cached for the time without a network. */
export async function startServiceWorker(userId: string): Promise<void> {
  await whenIdle();
  // Without a service worker the page works online all the same.
  await import('@/lib/client/service-worker-setup')
    .then(({ setUpServiceWorker }) => setUpServiceWorker(userId))
    .catch(() => undefined);
}
