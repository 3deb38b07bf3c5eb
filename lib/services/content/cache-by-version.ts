import 'server-only';

/** How old an answer about the content's version may be. */
const RECHECK_MS = 2_000;

type Source<T> = {
  readVersion: () => Promise<string | null>;
  load: () => Promise<T>;
  /** A clock that only goes forward, milliseconds. */
  nowMs?: () => number;
};

/**
 * Keeps what `load` makes of the content until the content's version changes. The version is asked
 * for at most every two seconds and by one caller at a time; in between nothing is awaited.
 */
export function cacheByVersion<T>({ readVersion, load, nowMs = () => performance.now() }: Source<T>): () => Promise<T> {
  let kept: { version: string | null; value: T } | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<T> | undefined;

  async function check(): Promise<T> {
    const startedAtMs = nowMs();
    // Read before loading: should an import come between, the next check finds the version changed.
    const version = await readVersion();
    if (!kept || kept.version !== version) kept = { version, value: await load() };
    checkedAtMs = startedAtMs;
    return kept.value;
  }

  return async () => {
    if (kept && nowMs() - checkedAtMs < RECHECK_MS) return kept.value;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}
