/**
 * Which tab of a browser holds what, for browsers without locks. A call goes out and every open tab
 * answers it: unlike a note in storage this needs no clock, since a tab that crashed stays silent.
 */

/** A tab that is open answers at once, a busy one within this; a longer silence means that it is gone. */
const ANSWER_WITHIN_MS = 500;

type RollMessage = { kind: 'call' } | { kind: 'held'; names: string[] };

const ownNames = new Set<string>();
let channel: BroadcastChannel | undefined;

/** The channel of all tabs, on which this one answers from the first time it is needed. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('barwright:tab-roll');
  channel.addEventListener('message', ({ data }: MessageEvent<RollMessage>) => {
    if (data.kind === 'call' && ownNames.size > 0) tell({ kind: 'held', names: [...ownNames] });
  });
  return channel;
}

function tell(message: RollMessage): void {
  openChannel()?.postMessage(message);
}

/** Names something that this tab holds, until the function it answers is called or the tab is gone. */
export function putOnRoll(name: string): () => void {
  openChannel();
  ownNames.add(name);
  return () => {
    ownNames.delete(name);
  };
}

/** The names of all that this tab and the others hold now; takes half a second. */
export async function callRoll(): Promise<Set<string>> {
  const names = new Set(ownNames);
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
