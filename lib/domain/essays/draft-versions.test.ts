import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftVersion, MAX_VERSIONS_SIZE, versionsToKeep } from './draft-versions';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The beginning of a UTC day. */
const MIDNIGHT_MS = Date.UTC(2026, 10, 21);

/** Versions saved at these moments after midnight, in their order. */
const savedAt = (...momentsMs: number[]): DraftVersion[] =>
  momentsMs.map((momentMs, index) => ({ version: index + 1, savedAtMs: MIDNIGHT_MS + momentMs, size: 1_000 }));

const numbersKept = (versions: readonly DraftVersion[], nowMs: number) =>
  versionsToKeep(versions, MIDNIGHT_MS + nowMs).map(({ version }) => version);

describe('versionsToKeep', () => {
  it('keeps the five newest, however close together', () => {
    expect(numbersKept(savedAt(0, 1, 2, 3, 4, 5, 6), 10)).toEqual([7, 6, 5, 4, 3]);
  });

  it('keeps the last of each minute, then of each hour, then of each day', () => {
    const minutes = Array.from({ length: 40 }, (_, index) => index * 30_000);
    const kept = numbersKept(savedAt(...minutes), 20 * MINUTE_MS);
    expect(kept.slice(5)).toEqual([34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2]);
    expect(numbersKept(savedAt(...minutes), 3 * HOUR_MS)).toEqual([40, 39, 38, 37, 36]);

    const hours = Array.from({ length: 60 }, (_, index) => index * 30 * MINUTE_MS);
    expect(numbersKept(savedAt(...hours), 60 * HOUR_MS).slice(5)).toEqual([54, 52, 50, 48]);
  });

  it('drops what is older than thirty days but for the five newest', () => {
    const days = Array.from({ length: 50 }, (_, index) => index * DAY_MS);
    expect(numbersKept(savedAt(...days), 49 * DAY_MS)).toHaveLength(31);
    expect(numbersKept(savedAt(...days), 400 * DAY_MS)).toEqual([50, 49, 48, 47, 46]);
  });

  it('keeps the newest alone when it is huge, and no more of the others than there is room for', () => {
    const huge = savedAt(0, 1, 2).map((version) => ({ ...version, size: MAX_VERSIONS_SIZE - 1 }));
    expect(numbersKept(huge, 10)).toEqual([3, 2]);
  });

  const history = fc
    .array(fc.integer({ min: 0, max: 4 * DAY_MS }), { minLength: 1, maxLength: 60 })
    .map((momentsMs) => savedAt(...momentsMs.sort((a, b) => a - b)));

  it('leaves the same when an answer is thinned with every save as when it is thinned once', () => {
    fc.assert(
      fc.property(history, (versions) => {
        let stored: DraftVersion[] = [];
        for (const version of versions) stored = versionsToKeep([...stored, version], version.savedAtMs);
        const nowMs = versions.at(-1)?.savedAtMs ?? 0;
        expect(stored).toEqual(versionsToKeep(versions, nowMs));
      }),
    );
  });

  it('is bounded, and never loses the newest', () => {
    const crowded = Array.from({ length: 3 * 24 * 60 * 6 }, (_, index) => index * 10_000);
    expect(numbersKept(savedAt(...crowded), 3 * DAY_MS).length).toBeLessThan(200);
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 100 * DAY_MS }), (versions, laterMs) => {
        const nowMs = (versions.at(-1)?.savedAtMs ?? 0) + laterMs;
        expect(versionsToKeep(versions, nowMs)[0]).toBe(versions.at(-1));
      }),
    );
  });
});
