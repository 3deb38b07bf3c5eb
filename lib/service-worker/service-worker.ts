import { SEND_MESSAGE, SYNC_TAG, type WorkerMessage } from '@/lib/client/worker-messages';
import { answerNavigation, cachePage, OFFLINE_PAGE, prefetchPage } from './documents';
import { isQuietSoon } from './quiet';
import { answerRead, isCachedEndpoint } from './reads';
import { answerScript, cacheScripts, isScript, removeOldScripts } from './scripts';

/**
 * The service worker: what the browser asks when there is no network. It is built after the application
 * (scripts/launch/service-worker.ts) and installed once a learner's first page has nothing more urgent to do.
 */

declare const self: ServiceWorkerGlobalScope;
/** Both written in by the build: every script, style and font of it, and its name. */
declare const SCRIPTS: string[];
declare const BUILD: string;

/** Takes over from the worker of the build before, if the page that asks is of this build and the moment is quiet. */
async function takeOver(build: string): Promise<void> {
  if (build === BUILD && (await isQuietSoon(navigator.locks))) await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  event.waitUntil(cacheScripts(BUILD, [...SCRIPTS, OFFLINE_PAGE]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldScripts(BUILD), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isScript(url)) event.respondWith(answerScript(request, BUILD));
  else if (request.mode === 'navigate') event.respondWith(answerNavigation(event, BUILD));
  else if (isCachedEndpoint(url)) event.respondWith(answerRead(event));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'cache-page') event.waitUntil(cachePage(new URL(message.address)));
  if (message.kind === 'prefetch-page') event.waitUntil(prefetchPage(new URL(message.address)));
  if (message.kind === 'take-over') event.waitUntil(takeOver(message.build));
});

// The token is the pages': they send, and what has no page waits for the next one.
self.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      for (const page of pages) page.postMessage(SEND_MESSAGE);
    }),
  );
});
