import { beforeAll, expect, it } from 'vitest';
import { importPack } from '@/lib/content/import-pack';
import { newLearner } from '../support/accounts';
import { corpus } from '../support/corpus';
import { MOST_TURN_MS, measureInput, WORST_INPUTS } from '../support/worst-inputs/all-inputs';
import { allEndpoints } from '../support/worst-inputs/endpoints';
import type { World } from '../support/worst-inputs/worst-input';

const endpoints = await allEndpoints();
let world: World;

beforeAll(async () => {
  await importPack({ packDirectory: 'prisma/content/barwright' });
  const ids = { attempt: '', ownCard: '', exam: '', answer: '', analysis: '', upload: '', conversion: '' };
  world = { pack: await corpus(), learner: await newLearner(), ids };
}, 240_000);

it('every endpoint has its most expensive inputs', () => {
  expect(Object.keys(WORST_INPUTS).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

it('the longest answers to the rule with the most wordings keep nobody waiting', { timeout: 240_000 }, async () => {
  const endpoint = endpoints.find(({ name }) => name === 'POST /rules/check');
  const inputs = (await WORST_INPUTS['POST /rules/check']?.(world)) ?? [];
  expect(inputs.length).toBeGreaterThan(0);
  for (const input of inputs) {
    const { status, turnMs } = endpoint ? await measureInput(endpoint, input, world) : { status: 0, turnMs: 0 };
    expect({ what: input.what, status, turnMs: turnMs > MOST_TURN_MS ? turnMs : 'short enough' }).toEqual({
      what: input.what,
      status: 200,
      turnMs: 'short enough',
    });
  }
});
