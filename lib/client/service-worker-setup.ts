import { isCachedEndpoint } from './cached-endpoints';
import { removeDraftCopies } from './draft-copies';
import { authorization } from './endpoint-request';
import { openCaches } from './learner-cache';
import { storedUserId } from './token-store';
import type { WorkerMessage } from './worker-messages';

/** A page is cached when somebody stays on it: whoever clicks through to another has no need of it. */
const STAYED_MS = 3_000;

let staying: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let markSetUp = () => {};
/** Once pages of this learner may be cached, and a worker is on its way. */
const isSetUp = new Promise<void>((resolve) => {
  markSetUp = resolve;
});

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Has the page of the address cached once somebody has stayed on it. */
function cacheThisPage(): void {
  clearTimeout(staying);
  const { href } = location;
  staying = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (location.href === href) tell(active, { kind: 'cache-page', address: href });
  }, STAYED_MS);
}

/** Has the page of an address cached that is not shown yet. */
export async function prefetchPage(address: string): Promise<void> {
  await isSetUp;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { kind: 'prefetch-page', address: new URL(address, location.origin).href });
}

/** What the address asks of a page changes without another page; browsers that do not tell have it as it was opened. */
function watchAddress(): void {
  if (isWatching) return;
  isWatching = true;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', cacheThisPage);
}

/** Asks again, one after the other, for what this page has read when nothing could be cached yet. */
async function readAgain(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const address of new Set(addresses)) {
    const { origin, pathname } = new URL(address);
    if (origin !== location.origin || !isCachedEndpoint(pathname)) continue;
    const isAnswered = await fetch(address, { headers: authorization() }).then(
      ({ status }) => status !== 401,
      () => false,
    );
    if (!isAnswered) return;
  }
}

/**
 * Installs the service worker and has it cache what this learner is shown. Called with every page, once
 * cookie and token agree.
 */
export async function setUpServiceWorker(userId: string): Promise<void> {
  const isNew = await openCaches(userId, () => storedUserId() === userId);
  await removeDraftCopies(storedUserId() ?? undefined);
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production') {
    // One of a production build on this address would answer with its scripts.
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    return;
  }
  const { serviceWorker } = navigator;
  if (isNew && serviceWorker.controller) void readAgain();
  else if (isNew) serviceWorker.addEventListener('controllerchange', () => void readAgain(), { once: true });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  tell(registration?.waiting ?? null, { kind: 'take-over', build: process.env.BUILD_ID ?? '' });
  markSetUp();
  cacheThisPage();
  watchAddress();
}
