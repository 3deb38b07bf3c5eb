// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import { type OutlineQuiz, useOutlineQuiz } from './use-outline-quiz';

let asked: Held[];
let quiz: OutlineQuiz;

function Screen() {
  quiz = useOutlineQuiz(ANA, null);
  return null;
}
const OUTLINES = { Torts: { Negligence: [{ ruleId: 'duty', rule: 'Duty', text: 'Duty.' }] } };
/** The nth call of an address, once it has been made. */
const call = async (path: string, nth = 1) =>
  await vi.waitFor(async () => {
    await settle();
    const held = asked.filter(({ line }) => line === `GET /api${path}`)[nth - 1];
    if (!held) throw new Error(`${path} was not asked for.`);
    return held;
  });

beforeEach(async () => {
  localStorage.clear();
  asked = holdServer();
  await render(<Screen />);
});
afterEach(leave);

it('says why nothing can be asked, and draws at the next try', async () => {
  await (await call('/outlines')).answer(failure(404, 'No outlines.'));
  expect(quiz.state).toEqual({ phase: 'failed', message: 'No outlines.' });
  await settle(() => quiz.retry());
  expect(quiz.state.phase).toBe('loading');
  await (await call('/outlines', 2)).json(OUTLINES);
  await (await call('/outlines/ticks', 2)).answer(failure(404));
  expect(quiz.state).toMatchObject({ phase: 'active', run: { items: [{ ruleId: 'duty' }] } });
  expect(quiz.courses).toEqual(['Torts']);
});

it('goes on with what is being asked, whatever comes once it was left', async () => {
  const outlines = await call('/outlines');
  await leave();
  expect(outlines.signal?.aborted).toBe(true);
  await outlines.json(OUTLINES);
  asked = holdServer();
  await render(<Screen />);
  expect(quiz.state.phase).toBe('loading');
});
