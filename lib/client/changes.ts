import type { EndpointContract } from '@/lib/contract/endpoint-contract';

/**
 * Tells every tab what the server now answers otherwise, by endpoint, so that what is shown of it is asked
 * for again. Knows nothing of how it is loaded: what sends has no need of that.
 */

const CHANNEL = 'barwright:changes';

type Watcher = (paths: readonly string[]) => void;

const watchers = new Set<Watcher>();
let others: BroadcastChannel | null = null;

/** Open from the first use until the document goes. */
function otherTabs(): BroadcastChannel | null {
  if (!others && 'BroadcastChannel' in globalThis) {
    others = new BroadcastChannel(CHANNEL);
    others.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (Array.isArray(data)) tell(data.filter((path) => typeof path === 'string'));
    };
  }
  return others;
}

function tell(paths: readonly string[]): void {
  for (const watcher of watchers) watcher(paths);
}

/** Names an endpoint among those that change. */
export function changedPath({ method, path }: EndpointContract): string {
  return `${method} ${path}`;
}

/** Says that the server has taken what changes the answers of these endpoints. */
export function announceChanges(contracts: readonly EndpointContract[]): void {
  if (contracts.length === 0) return;
  const paths = contracts.map(changedPath);
  tell(paths);
  otherTabs()?.postMessage(paths);
}

/** Calls back with the endpoints whose answers have changed, in whichever tab; answers how to stop. */
export function watchChanges(watcher: Watcher): () => void {
  otherTabs();
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
