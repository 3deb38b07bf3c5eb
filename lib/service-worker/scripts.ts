/**
 * The scripts, styles and fonts of a build, in its own cache. Their names say what is in them, so one
 * that is found in any cache is the right one.
 */

const PREFIX = 'barwright:scripts:';
/** This build and the one before: a page that was cached, or is still open, finds what it was built with. */
const BUILDS_KEPT = 2;

function cacheName(build: string): string {
  return PREFIX + build;
}

/** Whether this is the address of one. */
export function isScript({ pathname }: URL): boolean {
  return pathname.startsWith('/_next/static/');
}

/** Caches all of a build, or throws where one of them cannot be had. */
export async function cacheScripts(build: string, addresses: string[]): Promise<void> {
  const cache = await caches.open(cacheName(build));
  await cache.addAll(addresses.map((address) => new Request(address, { credentials: 'omit' })));
}

/** What was cached with the scripts of a build. */
export async function findWithScripts(build: string, address: string): Promise<Response | undefined> {
  return await caches.match(address, { cacheName: cacheName(build), ignoreVary: true });
}

/** Answers from the cache, else from the network. */
export async function answerScript(request: Request, build: string): Promise<Response> {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  // Of a build that came after this worker, or of one whose scripts were cleared away.
  if (response.status === 200) {
    const copy = response.clone();
    const cache = await caches.open(cacheName(build));
    await cache.put(request.url, copy).catch(() => undefined);
  }
  return response;
}

/** Removes the scripts of all builds but this one and the one that came before it. */
export async function removeOldScripts(build: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName(build));
  // In the order in which they were made.
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - BUILDS_KEPT)).map((name) => caches.delete(name)));
}
