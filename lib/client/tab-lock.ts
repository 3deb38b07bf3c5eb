/**
 * Locks between the tabs of one browser. Where there are none (plain http), everything runs as if
 * this were the only tab; what must never happen twice is also guarded by its idempotency key.
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
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = withTabLock(name, () => released);
  return () => {
    release();
    return held;
  };
}

/** The names of the locks that some tab holds now. */
export async function heldTabLocks(): Promise<Set<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
