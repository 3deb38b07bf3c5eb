/**
 * Which tab of a browser holds what, for browsers without locks. A call goes out and every open tab
 * answers it: unlike a note in storage this needs no clock, since a tab that crashed stays silent.
 */

/** A tab that is open answers at once, a busy one within this; a longer silence means that it is gone. */
const ANSWER_WITHIN_MS = 500;

type RegistryMessage = { kind: 'query' } | { kind: 'held'; names: string[] } | { kind: 'taken'; name: string };

/** What this tab holds, and what to do when another takes it. */
const own = new Map<string, () => void>();
let channel: BroadcastChannel | undefined;

/** The channel of all tabs, on which this one answers from the first time it is needed. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('barwright:tab-registry');
  channel.addEventListener('message', ({ data }: MessageEvent<RegistryMessage>) => {
    if (data.kind === 'query' && own.size > 0) tell({ kind: 'held', names: [...own.keys()] });
    if (data.kind === 'taken') {
      const onDownloaded = own.get(data.name);
      own.delete(data.name);
      onDownloaded?.();
    }
  });
  return channel;
}

function tell(message: RegistryMessage): void {
  openChannel()?.postMessage(message);
}

/**
 * Names something that this tab holds, until the function it answers is called, another tab takes it or
 * the tab is gone.
 */
export function register(name: string, onDownloaded: () => void = () => {}): () => void {
  openChannel();
  own.set(name, onDownloaded);
  return () => {
    if (own.get(name) === onDownloaded) own.delete(name);
  };
}

/** Takes something from whichever other tab holds it. */
export function takeFromTab(name: string): void {
  tell({ kind: 'taken', name });
}

/** The names of all that this tab and the others hold now; takes half a second. */
export async function listRegistered(): Promise<Set<string>> {
  const names = new Set(own.keys());
  const open = openChannel();
  if (!open) return names;
  const hear = ({ data }: MessageEvent<RegistryMessage>) => {
    if (data.kind === 'held') for (const name of data.names) names.add(name);
  };
  open.addEventListener('message', hear);
  tell({ kind: 'query' });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  open.removeEventListener('message', hear);
  return names;
}
