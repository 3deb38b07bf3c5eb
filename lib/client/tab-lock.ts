import { callRoll, putOnRoll } from './tab-roll';

/**
 * Locks between the tabs of one browser. Where there are none (plain http) tasks run as if this were
 * the only tab: what must never happen twice is also guarded by its idempotency key or its version. What
 * a tab holds is known there as well, by asking the others.
 */
function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Runs `task` while no other tab runs one under this name, waiting for its turn. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? await locks.request(name, task) : await task();
}

/**
 * Takes the lock until the function it answers is called, or the tab is gone. That function's
 * promise settles once the lock is free.
 */
export function holdTabLock(name: string): () => Promise<void> {
  const locks = lockManager();
  if (!locks) {
    const takeOff = putOnRoll(name);
    return async () => takeOff();
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = locks.request(name, () => released);
  return () => {
    release();
    return held;
  };
}

/** The names of the locks that some tab holds now. */
export async function heldTabLocks(): Promise<Set<string>> {
  const locks = lockManager();
  if (!locks) return await callRoll();
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}
