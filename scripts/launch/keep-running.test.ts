import { describe, expect, it } from 'vitest';
import { type Kept, keepRunning, nextPause } from './keep-running';

describe('nextPause', () => {
  it('doubles up to half a minute while the process does not run well', () => {
    const pauses = [nextPause(0, 0)];
    for (let start = 0; start < 8; start += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, 59_999));
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('begins anew after a minute', () => {
    expect(nextPause(30_000, 60_000)).toBe(250);
  });
});

describe('keepRunning', () => {
  function keep(given: Pick<Kept, 'ended' | 'startAgain'>, stop = new AbortController()) {
    const lines: string[] = [];
    const pauses: number[] = [];
    const kept = keepRunning({
      name: 'It',
      stopping: stop.signal,
      say: (line) => lines.push(line),
      wait: async (ms) => pauses.push(ms),
      ...given,
    });
    return { kept, lines, pauses };
  }

  it('says how it ended and starts it again, until it is stopped', async () => {
    const stop = new AbortController();
    const ends = ['killed by SIGKILL', 'exit code 1'];
    let starts = 0;
    const { kept, lines, pauses } = keep(
      {
        ended: async () => {
          const how = ends.shift();
          if (how === undefined) stop.abort();
          return how ?? 'exit code 0';
        },
        startAgain: async () => {
          starts += 1;
        },
      },
      stop,
    );
    await kept;
    expect(starts).toBe(2);
    expect(pauses).toEqual([250, 500]);
    expect(lines).toEqual([
      'It ended unexpectedly (killed by SIGKILL) and is started again in 0.25 s.',
      'It runs again.',
      'It ended unexpectedly (exit code 1) and is started again in 0.5 s.',
      'It runs again.',
    ]);
  });

  it('gives up after five starts that failed', async () => {
    const { kept, lines, pauses } = keep({
      ended: async () => 'exit code 1',
      startAgain: async () => {
        throw new Error('The port is taken.');
      },
    });
    await expect(kept).rejects.toThrow('It failed to start 5 times in a row: The port is taken.');
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
    expect(lines.slice(1)).toEqual([0.5, 1, 2, 4].map((pause) => `The port is taken. The next try is in ${pause} s.`));
  });

  it('starts nothing once it is stopped in a pause', async () => {
    const stop = new AbortController();
    let starts = 0;
    const given: Kept = {
      name: 'It',
      ended: async () => 'exit code 1',
      startAgain: async () => {
        starts += 1;
      },
      stopping: stop.signal,
      say: () => setImmediate(() => stop.abort()),
    };
    await keepRunning(given);
    expect(starts).toBe(0);
  });
});
