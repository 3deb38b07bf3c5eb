// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import type { Essay } from './analysis-state';
import { useSuggestions } from './use-suggestions';

const ESSAY = { id: 'torts', displayName: 'Torts 1', topics: ['Torts'] } as unknown as Essay;
const ADVICE = { suggestions: '<p>Name the duty.</p>', source: 'coach', notice: null };

let asked: Held[];
let shown: ReturnType<typeof useSuggestions>;

function Screen() {
  shown = useSuggestions();
  return null;
}
const ask = (query: string) => settle(() => shown.ask({ essay: ESSAY, essayHtml: '<p>An answer.</p>', query }));
const lines = (...advice: object[]) => new Response(advice.map((line) => `${JSON.stringify(line)}\n`).join(''));

beforeEach(async () => {
  asked = holdServer();
  await render(<Screen />);
});
afterEach(leave);

it('answers one question after the other, the same one too, and each once', async () => {
  expect(asked).toEqual([]);
  await ask('What is missing?');
  expect(shown.isBusy).toBe(true);
  await ask('And this?');
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(lines(ADVICE));
  await settle();
  expect(shown.dialog.asked).toMatchObject([{ status: 'done', advice: ADVICE }]);
  await ask('What is missing?');
  expect(asked).toHaveLength(2);
  await asked[1]?.answer(lines());
  await settle();
  expect(shown.dialog.asked[1]).toMatchObject({ status: 'error', message: 'Error: Failed to get suggestions' });
  expect(shown.isBusy).toBe(false);
});

it('says what the server says, and asks no second time by itself', async () => {
  await ask('What is missing?');
  await asked[0]?.answer(failure(503, 'Not now.'));
  await settle();
  expect(shown.dialog.asked).toMatchObject([{ status: 'error', message: 'Error: Not now.' }]);
  expect(asked).toHaveLength(1);
});

it('is given up when the learner leaves', async () => {
  await ask('What is missing?');
  await leave();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
