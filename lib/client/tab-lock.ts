import type { TabLockName } from './tab-lock-names';
import { listRegistered, register, takeFromTab } from './tab-registry';

/**
 * Locks between the tabs of one browser. Where there are none (plain http) tasks run as if this were
 * the only tab: what must never happen twice is also guarded by its idempotency key or its version. What
 * a tab holds is known there as well, by asking the others.
 */
function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** What this tab has given back, until the browser has heard of it. */
const givenBack = new Map<string, Promise<void>>();

/** Runs `task` while no other tab runs one under this name, waiting for its turn. */
export async function withTabLock<T>(name: TabLockName, task: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? await locks.request(name, task) : await task();
}

/**
 * Takes the lock until the function it answers is called, or the tab is gone. That function's
 * promise settles once the lock is free.
 */
export function holdTabLock(name: TabLockName): () => Promise<void> {
  const locks = lockManager();
  if (!locks) {
    const takeOff = register(name);
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
  if (!locks) return await listRegistered();
  await Promise.all(givenBack.values());
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}

type Claim = {
  /** Takes it from the tab that has it. */
  isTakeover: boolean;
  /** Another tab has taken it over. */
  onLost: () => void;
  /** Gives it back once it is aborted. */
  signal: AbortSignal;
};

/** Takes a lock that one tab has at a time, if it is free or taken over; false while another tab has it. */
export async function claimTabLock(name: TabLockName, { isTakeover, onLost, signal }: Claim): Promise<boolean> {
  const locks = lockManager();
  if (!locks) {
    if (isTakeover) takeFromTab(name);
    else if ((await listRegistered()).has(name)) return false;
    if (signal.aborted) return false;
    signal.addEventListener('abort', register(name, onLost));
    return true;
  }
  // What this tab gave back a moment ago is free once the browser has heard of it.
  await givenBack.get(name);
  if (signal.aborted) return false;
  const isAborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  return await new Promise((resolve) => {
    const held = locks.request(name, isTakeover ? { steal: true } : { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await isAborted;
    });
    const isOver = held.catch(onLost);
    signal.addEventListener('abort', () => givenBack.set(name, isOver));
  });
}
