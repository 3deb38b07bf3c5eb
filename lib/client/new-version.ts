/**
 * Whether the server has a newer build than these scripts are of. That is offered at a moment when
 * nothing is being written, and from then on; what becomes of it is the learner's to say.
 */

let isNew = false;
let isOffered = false;
/** Calls under way that write something. */
let writes = 0;
const watchers = new Set<() => void>();

function isTyping(): boolean {
  return (
    document.activeElement?.matches('textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio])') ??
    false
  );
}

function offerIfQuiet(): void {
  if (!isNew || isOffered || writes > 0 || isTyping()) return;
  isOffered = true;
  for (const watcher of watchers) watcher();
}

/** Hears which build has answered; null where the answer does not say. */
export function recordBuild(build: string | null): void {
  // Inlined by the build (next.config.mjs).
  const own = process.env.BUILD_ID;
  if (build === null || !own || build === own) return;
  isNew = true;
  offerIfQuiet();
}

/** Tells that something is being written until what it answers is called. */
export function beginWrite(): () => void {
  writes += 1;
  return () => {
    writes -= 1;
    offerIfQuiet();
  };
}

export function isNewVersionOffered(): boolean {
  return isOffered;
}

/** Calls back once the new version is offered; answers how to stop. */
export function watchNewVersion(onOffer: () => void): () => void {
  // While the focus moves nothing has it.
  const whenLeft = () => setTimeout(offerIfQuiet);
  document.addEventListener('focusout', whenLeft);
  watchers.add(onOffer);
  return () => {
    document.removeEventListener('focusout', whenLeft);
    watchers.delete(onOffer);
  };
}
