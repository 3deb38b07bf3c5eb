import { describe, expect, it } from 'vitest';
import { cacheByVersion } from './cache-by-version';

/** Content whose version and clock the test moves, and that counts how often it is asked. */
function content() {
  const state = { version: 'one' as string | null, nowMs: 0, isDown: false, versionReads: 0, loads: 0 };
  const read = cacheByVersion({
    readVersion: async () => {
      state.versionReads += 1;
      if (state.isDown) throw new Error('down');
      return state.version;
    },
    load: async () => {
      state.loads += 1;
      return { version: state.version };
    },
    nowMs: () => state.nowMs,
  });
  return { state, read };
}

describe('cacheByVersion', () => {
  it('loads once and asks nothing while the answer is fresh', async () => {
    const { state, read } = content();
    const first = await read();
    state.nowMs = 1_999;
    expect(await read()).toBe(first);
    expect(state).toMatchObject({ versionReads: 1, loads: 1 });
  });

  it('keeps the very same value while the version stays', async () => {
    const { state, read } = content();
    const first = await read();
    state.nowMs = 2_000;
    expect(await read()).toBe(first);
    expect(state).toMatchObject({ versionReads: 2, loads: 1 });
  });

  it('notices a new version two seconds later at most', async () => {
    const { state, read } = content();
    await read();
    state.version = 'two';
    state.nowMs = 1_999;
    expect((await read()).version).toBe('one');
    state.nowMs = 2_000;
    expect((await read()).version).toBe('two');
  });

  it('checks once for many callers, at the start and later', async () => {
    const { state, read } = content();
    await Promise.all(Array.from({ length: 50 }, read));
    expect(state).toMatchObject({ versionReads: 1, loads: 1 });
    state.nowMs = 5_000;
    state.version = 'two';
    const values = await Promise.all(Array.from({ length: 50 }, read));
    expect(new Set(values).size).toBe(1);
    expect(state).toMatchObject({ versionReads: 2, loads: 2 });
  });

  it('does not remember a failure', async () => {
    const { state, read } = content();
    state.isDown = true;
    await expect(read()).rejects.toThrow('down');
    state.isDown = false;
    expect((await read()).version).toBe('one');
  });

  it('serves before anything was imported', async () => {
    const { state, read } = content();
    state.version = null;
    await read();
    state.nowMs = 2_000;
    await read();
    expect(state.loads).toBe(1);
  });
});
