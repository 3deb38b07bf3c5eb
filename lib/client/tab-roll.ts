/**
 * Which tab of a browser holds what, for browsers without locks. A call goes out and every open tab
 * answers it: unlike a note in storage this needs no clock, since a tab that crashed stays silent.
 */

/** A tab that is open answers at once, a busy one within this; a longer silence means that it is gone. */
const ANSWER_WITHIN_MS = 500;

type RollMessage = { kind: 'call' } | { kind: 'held'; names: string[] } | { kind: 'taken'; name: string };

/** What this tab holds, and what to do when another takes it. */
const own = new Map<string, () => void>();
let channel: BroadcastChannel | undefined;

/** The channel of all tabs, on which this one answers from the first time it is needed. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('barwright:tab-roll');
  channel.addEventListener('message', ({ data }: MessageEvent<RollMessage>) => {
    if (data.kind === 'call' && own.size > 0) tell({ kind: 'held', names: [...own.keys()] });
    if (data.kind === 'taken') {
      const onTaken = own.get(data.name);
      own.delete(data.name);
      onTaken?.();
    }
  });
  return channel;
}

function tell(message: RollMessage): void {
  openChannel()?.postMessage(message);
}

/**
 * Names something that this tab holds, until the function it answers is called, another tab takes it or
 * the tab is gone.
 */
export function putOnRoll(name: string, onTaken: () => void = () => {}): () => void {
  openChannel();
  own.set(name, onTaken);
  return () => {
    if (own.get(name) === onTaken) own.delete(name);
  };
}

/** Takes something from whichever other tab holds it. */
export function takeFromRoll(name: string): void {
  tell({ kind: 'taken', name });
}

/** The names of all that this tab and the others hold now; takes half a second. */
export async function callRoll(): Promise<Set<string>> {
  const names = new Set(own.keys());
  const open = openChannel();
  if (!open) return names;
  const hear = ({ data }: MessageEvent<RollMessage>) => {
    if (data.kind === 'held') for (const name of data.names) names.add(name);
  };
  open.addEventListener('message', hear);
  tell({ kind: 'call' });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  open.removeEventListener('message', hear);
  return names;
}
