/** What tabs hold while a quiz is running (lib/client/quiz-store.ts and the like) and while something is sent. */
const BUSY = /^barwright:(quiz|rule-quiz|outline-quiz|sender|draft)/;

/** Whether no tab is in the middle of something. */
export function isQuiet(lockNames: readonly string[]): boolean {
  return !lockNames.some((name) => BUSY.test(name));
}

/** Takes over from the worker of the build before, if the page that asks is of this build and the moment is quiet. */
export async function takeOverIfQuiet(worker: ServiceWorkerGlobalScope, isSameBuild: boolean): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (isSameBuild && isQuiet(held.flatMap(({ name }) => name ?? []))) await worker.skipWaiting();
}
