import { SEND_MESSAGE, SYNC_TAG } from './worker-messages';

/** Background Sync is not in TypeScript's library: only some browsers have it. */
type WithSync = { sync?: { register: (tag: string) => Promise<void> } };

/**
 * Asks the browser to wake the service worker once there is a network, which then tells the pages: a tab in
 * the background may hear of the network late. Only while there is none, since else it is woken at once.
 */
export function askToBeWoken(): void {
  if (navigator.onLine !== false) return;
  navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register(SYNC_TAG))
    .catch(() => undefined);
}

/** Calls back when the service worker says that there is a network; answers how to stop. */
export function whenWoken(onWoken: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === SEND_MESSAGE) onWoken();
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => navigator.serviceWorker?.removeEventListener('message', hear);
}
