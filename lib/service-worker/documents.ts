import { cacheDocument } from '@/lib/client/cached-document';
import {
  cacheOwner,
  clearCaches,
  findCached,
  isCachedSince,
  LAST_PLACE,
  putInCache,
  redirectTarget,
} from '@/lib/client/learner-cache';
import { ESSAY_PARAMETER } from '@/lib/domain/understand/study-address';
import { networkFirst, shortWait } from './network-first';
import { findWithScripts } from './scripts';

/** Stands in for a page that is not on the device. */
export const OFFLINE_PAGE = '/offline';

/** Where the installed application opens: the server leads home, this worker to where the learner was. */
const START_PAGE = '/open';
const LOGIN_PAGE = '/login';

/** A page that was cached so recently is not asked for again because it is shown again. */
const REFRESH_AFTER_MS = 10 * 60_000;

/** The address under which a page is cached. */
function cacheAddress({ origin, pathname, search }: URL): string {
  return origin + pathname + search;
}

/** The page itself, told in the fragment which essay it was asked for. */
function withoutSearch({ pathname, searchParams }: URL): string {
  const essayId = searchParams.get(ESSAY_PARAMETER);
  return essayId === null ? pathname : `${pathname}#${new URLSearchParams({ [ESSAY_PARAMETER]: essayId })}`;
}

/** An error page of a proxy, or of a server that is just starting. */
const isUseless = ({ status }: Response) => status >= 502 && status <= 504;

/** Answers a navigation from the network, from the cache, or with the page that says what is there. */
export async function answerNavigation(event: FetchEvent, build: string): Promise<Response> {
  const url = new URL(event.request.url);
  const nowMs = Date.now();
  if (url.pathname === START_PAGE) {
    const place = await findCached(url.origin + LAST_PLACE, nowMs);
    return Response.redirect((await place?.text()) ?? '/');
  }
  // Only a session that is over leads there with a way back.
  if (url.pathname === LOGIN_PAGE && url.searchParams.has('next')) await clearCaches();
  const answer = fetch(event.request);
  event.waitUntil(
    answer.then(
      (response) => cacheDocument(cacheAddress(url), response.clone(), { kind: 'visited', nowMs }),
      () => undefined,
    ),
  );
  const waited = shortWait();
  const cached = await findCached(cacheAddress(url), nowMs);
  try {
    const found = await networkFirst({ answer, cached, waited, isUseless });
    const place = redirectTarget(found);
    return place ? Response.redirect(place) : found;
  } catch (error) {
    // The same page without what the address asks of it.
    if (url.search && (await findCached(url.origin + url.pathname, nowMs)))
      return Response.redirect(withoutSearch(url));
    const standIn =
      (await findCached(url.origin + OFFLINE_PAGE, nowMs)) ?? (await findWithScripts(build, OFFLINE_PAGE));
    if (standIn) return standIn;
    throw error;
  }
}

/** Caches the document of a page that was reached without one, and the page that says what is there. */
export async function cachePage(url: URL): Promise<void> {
  const userId = await cacheOwner();
  if (userId === null) return;
  const place = new Response(url.pathname + url.search);
  await putInCache(url.origin + LAST_PLACE, place, { userId, kind: 'visited', nowMs: Date.now() });
  await prefetchPage(url);
  await prefetchPage(new URL(OFFLINE_PAGE, url));
}

/** Caches the document of a page, unless that was done a moment ago. */
export async function prefetchPage(url: URL): Promise<void> {
  const address = cacheAddress(url);
  const nowMs = Date.now();
  if (await isCachedSince(address, REFRESH_AFTER_MS, nowMs)) return;
  const response = await fetch(address).catch(() => null);
  if (response) await cacheDocument(address, response, { kind: 'visited', nowMs });
}
