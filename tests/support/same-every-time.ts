import fc from 'fast-check';
import { vi } from 'vitest';
import { seededRandom } from '@/lib/domain/chance/seeded-random';

/**
 * Before each test file: chance, the day and the time zone are the same in every run, or what the
 * environment says: `TEST_SEED` (a whole number), `TEST_CLOCK` (an instant at which the file begins), `TZ`.
 */

/** A quiet noon, in a winter week without a change of clocks. */
const NOON = '2026-01-14T12:00:00Z';

const seed = Number(process.env.TEST_SEED ?? 1);
const startsAtMs = Date.parse(process.env.TEST_CLOCK ?? NOON);
if (!Number.isInteger(seed)) throw new Error('TEST_SEED must be a whole number.');
if (Number.isNaN(startsAtMs)) throw new Error('TEST_CLOCK must be an instant, such as 2028-02-29T23:59:50Z.');

process.env.TZ ??= 'America/New_York';
fc.configureGlobal({ seed });
Math.random = seededRandom(seed);

/** What is waited for may take as long as it does on a busy machine; a second is what Vitest would give it. */
const PATIENCE = { timeout: 30_000 };
const { waitFor } = vi;
vi.waitFor = (isSo, options) => waitFor(isSo, typeof options === 'number' ? options : { ...PATIENCE, ...options });

/** The clock goes on as ever, from another instant. */
const SystemDate = Date;
let aheadMs = startsAtMs - SystemDate.now();
globalThis.Date = new Proxy(SystemDate, {
  apply: () => new Date().toString(),
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [target.now() + aheadMs] : parts, newTarget),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
});

/**
 * Moves the clock on to the next noon (UTC): for the tests of a file that do several things on one day,
 * which else might begin just before midnight.
 */
export function waitForNoon(): void {
  const dayMs = 24 * 60 * 60 * 1000;
  const sinceNoonMs = (Date.now() + dayMs / 2) % dayMs;
  aheadMs += dayMs - sinceNoonMs;
}
