/**
 * The caches of one learner: pages and answers of the API that they were shown, for the time without a
 * network. Used by pages and by the service worker. All that is put in or
 * taken out goes through one lock, so that nothing is added once they are cleared.
 */

/** What was visited makes room for newer visits; what was downloaded stays until it is too old. */
const CACHE_KINDS = ['visited', 'downloads'] as const;
export type CacheKind = (typeof CACHE_KINDS)[number];
/** As they, the lock and the headers were named first: what is on a device outlives an update. */
const CACHE_NAMES: Record<CacheKind, string> = { visited: 'visited', downloads: 'taken' };

const LOCK = 'barwright:kept';
const MOST_PAGES = 60;
const MOST_ANSWERS = 200;
/** Nothing is cached longer. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

const CACHED_AT = 'X-Kept-At';
const TITLE = 'X-Kept-Title';
const LEADS_TO = 'X-Kept-Leads-To';
/** Of the answer as it came, not of its copy: its encoding, and the build that said it. */
const LEFT_OUT = ['Content-Encoding', 'Content-Length', 'X-Build'];

function nameOfCache(kind: CacheKind, userId: string): string {
  return `barwright:${CACHE_NAMES[kind]}:${userId}`;
}

const isLearnersCache = (name: string) => CACHE_KINDS.some((kind) => name.startsWith(nameOfCache(kind, '')));

/** Whether this browser can cache anything: over plain http there are neither caches nor locks. */
export function canCache(): boolean {
  return 'caches' in globalThis && 'locks' in navigator;
}

function locked<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, task);
}

async function removeCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => isLearnersCache(name) && isMeant(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes everything that is cached, whoever's it is. */
export async function clearCaches(): Promise<void> {
  if (canCache()) await locked(() => removeCaches(() => true));
}

/**
 * Opens the caches of a learner, and removes those of all others. `isStill` says, once nobody else is at
 * the caches, whether it is still this learner's browser. Answers whether they had none until now.
 */
export async function openCaches(userId: string, isStill: () => boolean): Promise<boolean> {
  if (!canCache()) return false;
  return await locked(async () => {
    if (!isStill()) return false;
    const isNew = !(await caches.has(nameOfCache('visited', userId)));
    const own = CACHE_KINDS.map((kind) => nameOfCache(kind, userId));
    await removeCaches((name) => !own.includes(name));
    for (const name of own) await removeOld(await caches.open(name), Date.now());
    return isNew;
  });
}

/** Whose caches there are; null where there are none. */
export async function cacheOwner(): Promise<string | null> {
  if (!canCache()) return null;
  const name = (await caches.keys()).find(isLearnersCache);
  return name?.split(':')[2] ?? null;
}

/** The entry of an address that only leads to a place on a page that is cached as well. */
export function redirectEntry(address: string): Response {
  return new Response(null, { headers: { [LEADS_TO]: address } });
}

/** Where a cached answer leads; null for one that is a page itself. */
export function redirectTarget(response: Response | undefined): string | null {
  return response?.headers.get(LEADS_TO) ?? null;
}

/** Whether an answer is from the cache, and not from the server. */
export function isCachedCopy(response: Response): boolean {
  return response.headers.has(CACHED_AT);
}

function cachedAtMs(response: Response): number {
  return Number(response.headers.get(CACHED_AT)) || 0;
}

export type CacheOptions = { userId: string; kind: CacheKind; nowMs: number; title?: string };

/** The answer as it is cached, to be read whole before anybody waits for the lock. */
async function cachedCopy(response: Response, { nowMs, title }: CacheOptions): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of LEFT_OUT) headers.delete(name);
  headers.set(CACHED_AT, String(nowMs));
  if (title) headers.set(TITLE, encodeURIComponent(title));
  return new Response(await response.arrayBuffer(), { headers });
}

/** Puts an answer into a cache of a learner, if they have one; false where they have none, or there is no room. */
export async function putInCache(address: string, response: Response, options: CacheOptions): Promise<boolean> {
  if (!canCache() || response.status !== 200 || response.redirected) return false;
  const copy = await cachedCopy(response, options);
  const name = nameOfCache(options.kind, options.userId);
  return await locked(async () => {
    if (!(await caches.has(name))) return false;
    const cache = await caches.open(name);
    await cache.put(address, copy);
    if (options.kind === 'visited') await makeRoom(cache);
    return true;
  }).catch(() => false);
}

const isAnswer = (address: string) => new URL(address).pathname.startsWith('/api/');

/** Removes what is older than anything may be. */
async function removeOld(cache: Cache, nowMs: number): Promise<void> {
  for (const key of await cache.keys()) {
    const response = await cache.match(key, { ignoreVary: true });
    // The last one added stands last.
    if (response && isYoung(response, nowMs)) return;
    await cache.delete(key);
  }
}

/** The last one added stands last. */
async function makeRoom(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const answers = keys.filter(({ url }) => isAnswer(url));
  const pages = keys.filter(({ url }) => !isAnswer(url));
  const spare = [
    ...pages.slice(0, Math.max(0, pages.length - MOST_PAGES)),
    ...answers.slice(0, Math.max(0, answers.length - MOST_ANSWERS)),
  ];
  await Promise.all(spare.map((key) => cache.delete(key)));
}

/** Takes from a cache what is not among the addresses. */
export async function retainOnly(userId: string, kind: CacheKind, addresses: ReadonlySet<string>): Promise<void> {
  if (!canCache()) return;
  await locked(async () => {
    const name = nameOfCache(kind, userId);
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const spare = (await cache.keys()).filter(({ url }) => !addresses.has(url));
    await Promise.all(spare.map((key) => cache.delete(key)));
  });
}

/** What is cached under an address, the newest copy; undefined without one that is young enough. */
export async function findCached(address: string, nowMs: number): Promise<Response | undefined> {
  const userId = await cacheOwner();
  if (userId === null) return undefined;
  const found = await Promise.all(
    CACHE_KINDS.map((kind) => caches.match(address, { cacheName: nameOfCache(kind, userId), ignoreVary: true })),
  );
  return found
    .filter((response): response is Response => response !== undefined && isYoung(response, nowMs))
    .sort((a, b) => cachedAtMs(b) - cachedAtMs(a))[0];
}

function isYoung(response: Response, nowMs: number): boolean {
  return nowMs - cachedAtMs(response) < MAX_AGE_MS;
}

/** Whether what is cached under an address is younger than `ms`. */
export async function isCachedSince(address: string, ms: number, nowMs: number): Promise<boolean> {
  const cached = await findCached(address, nowMs);
  return cached !== undefined && nowMs - cachedAtMs(cached) < ms;
}

/** Where the address of the last page is cached, as an answer like any other. */
export const LAST_PLACE = '/last-place';

export type CachedPage = { address: string; title: string; cachedAtMs: number };

/**
 * The pages that are cached, the last one first, each once. Of several addresses with one title, which show
 * parts of the same page, the shortest stands for all.
 */
export async function listCachedPages(nowMs: number): Promise<CachedPage[]> {
  const userId = await cacheOwner();
  if (userId === null) return [];
  const pages = new Map<string, CachedPage>();
  for (const kind of CACHE_KINDS) {
    const cache = await caches.open(nameOfCache(kind, userId));
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const response = isAnswer(request.url) ? undefined : await cache.match(request, { ignoreVary: true });
      const title = decodeURIComponent(response?.headers.get(TITLE) ?? '');
      if (!response || !title || !isYoung(response, nowMs)) continue;
      const page = { address: pathname + search, title, cachedAtMs: cachedAtMs(response) };
      const before = pages.get(title);
      if (!before || isBetter(page, before)) pages.set(title, page);
    }
  }
  return [...pages.values()].sort((a, b) => b.cachedAtMs - a.cachedAtMs);
}

function isBetter(page: CachedPage, other: CachedPage): boolean {
  if (page.address === other.address) return page.cachedAtMs > other.cachedAtMs;
  return page.address.length < other.address.length;
}
