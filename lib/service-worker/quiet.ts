import { BUSY_LOCKS } from '@/lib/client/tab-lock-names';

/** Whether no tab is in the middle of something. */
export function isQuiet(lockNames: readonly string[]): boolean {
  return !lockNames.some((name) => BUSY_LOCKS.some((kind) => name.startsWith(`barwright:${kind}:`)));
}

/** What is over in a moment, other than a quiz or an essay that is being written. */
const isPassing = (name: string) => /^barwright:(?:sender|drafts):/.test(name);

/** So often is waited for what is being sent: each tab sends in its turn, and again where another has told it. */
const MOST_WAITS = 20;

/** Whether no tab is in the middle of something once what is being sent is through: a page that opens sends at first. */
export async function isQuietSoon(locks: Pick<LockManager, 'query' | 'request'>): Promise<boolean> {
  const heldNames = async () => ((await locks.query()).held ?? []).flatMap(({ name }) => name ?? []);
  let names = await heldNames();
  for (let waits = 0; waits < MOST_WAITS && names.some(isPassing); waits++) {
    for (const name of names.filter(isPassing)) await locks.request(name, () => undefined);
    names = await heldNames();
  }
  return isQuiet(names);
}
