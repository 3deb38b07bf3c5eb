import { removeDraftCopies } from './draft-copies';
import { authorization } from './endpoint-request';
import { claimKept } from './kept-answers';
import { isKeptRead } from './kept-reads';
import { storedUserId } from './token-store';
import type { WorkerMessage } from './worker-messages';

/** A page is kept when somebody stays on it: whoever clicks through to another has no need of it. */
const STAYED_MS = 3_000;

let staying: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let markTended = () => {};
/** Once there are caches of this learner, and a worker on its way. */
const isTended = new Promise<void>((resolve) => {
  markTended = resolve;
});

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Has the page of the address kept once somebody has stayed on it. */
function keepThisPage(): void {
  clearTimeout(staying);
  const { href } = location;
  staying = setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (location.href === href) tell(active, { kind: 'keep-page', address: href });
  }, STAYED_MS);
}

/** Has the page of an address kept that is not shown yet. */
export async function keepForLater(address: string): Promise<void> {
  await isTended;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { kind: 'keep-for-later', address: new URL(address, location.origin).href });
}

/** What the address asks of a page changes without another page; browsers that do not tell keep it as it was opened. */
function watchAddress(): void {
  if (isWatching) return;
  isWatching = true;
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', keepThisPage);
}

/** Asks once more, one after the other, for what this page has read when nothing could be kept yet. */
async function readAgain(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const address of new Set(addresses)) {
    const { origin, pathname } = new URL(address);
    if (origin !== location.origin || !isKeptRead(pathname)) continue;
    const isAnswered = await fetch(address, { headers: authorization() }).then(
      ({ status }) => status !== 401,
      () => false,
    );
    if (!isAnswered) return;
  }
}

/**
 * Installs the service worker and has it keep what this learner is shown. Called with every page, once
 * cookie and token agree.
 */
export async function tendWorker(userId: string): Promise<void> {
  const isNew = await claimKept(userId, () => storedUserId() === userId);
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
  markTended();
  keepThisPage();
  watchAddress();
}
