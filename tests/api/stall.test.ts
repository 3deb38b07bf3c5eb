import { beforeAll, describe, expect, it } from 'vitest';
import { inputsOf, MOST_TURN_MS, measureInput, NAMES_WITH_INPUTS } from '../support/worst-inputs/all-inputs';
import { allEndpoints } from '../support/worst-inputs/endpoints';
import { heavyLearner } from '../support/worst-inputs/heavy-learner';
import type { World } from '../support/worst-inputs/worst-input';

const MOST_ROUNDS = 6;
const INPUTS_AT_ONCE = 2;

const endpoints = await allEndpoints();
let world: World;

beforeAll(async () => {
  world = await heavyLearner();
}, 240_000);

it('every endpoint has its most expensive inputs', () => {
  expect([...NAMES_WITH_INPUTS].sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

describe('another learner waits no longer than allowed while the most expensive input is answered by', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    { timeout: 240_000 },
    async (_, endpoint) => {
      const inputs = await inputsOf(endpoint, world);
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) {
        const rounds = { most: MOST_ROUNDS, enoughMs: MOST_TURN_MS };
        const { status, turnMs, beginning } = await measureInput(endpoint, input, world, rounds);
        const { what } = input;
        expect({ what, status }, beginning).toEqual({ what, status: input.status });
        expect(turnMs, `milliseconds of the longest turn while '${what}' is answered`).toBeLessThanOrEqual(
          MOST_TURN_MS,
        );
      }
    },
  );
});

/** What costs most by itself, by measurement, or is made in steps. */
const WORST = [
  'POST /rules/check',
  'GET /rules/filtered',
  'GET /cards/decks',
  'GET /cards/export',
  'GET /performance/insights',
  'GET /outlines/graph/{subject}',
  'POST /essays/{id}/analyze',
];
const AT_ONCE = 20;

describe('another learner waits no longer when twenty are sent at once of the most expensive input of', () => {
  it.each(WORST)('%s', { timeout: 240_000 }, async (name) => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no ${name}.`);
    const inputs = (await inputsOf(endpoint, world)).filter(({ raw }) => raw === undefined);
    // One after the other they are known to be well; together the dearest few tell enough.
    for (const input of inputs.slice(0, INPUTS_AT_ONCE)) {
      const rounds = { most: MOST_ROUNDS, enoughMs: MOST_TURN_MS, atOnce: AT_ONCE };
      const { status, turnMs } = await measureInput(endpoint, input, world, rounds);
      const { what } = input;
      expect({ what, status }).toEqual({ what, status: input.status });
      expect(turnMs, `milliseconds of the longest turn while '${what}' is answered`).toBeLessThanOrEqual(MOST_TURN_MS);
    }
  });
});
