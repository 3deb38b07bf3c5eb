// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import { type RuleQuiz, useRuleQuiz } from './use-rule-quiz';

let asked: Held[];
let quiz: RuleQuiz;
const nothing = () => {};

function Screen({ topics }: { topics: string }) {
  quiz = useRuleQuiz(ANA, { topics, numRules: '10' }, nothing);
  return null;
}
const rule = (name: string) => ({ _id: name, name, text: `${name}.`, topic: 'Torts', issue: '', hints: {} });
const open = (topics: string) => render(<Screen topics={topics} />);
/** The nth call, once it has been made. */
const call = async (nth: number) =>
  await vi.waitFor(async () => {
    await settle();
    const held = asked[nth];
    if (!held) throw new Error(`There is no call ${nth} yet.`);
    return held;
  });

beforeEach(() => {
  localStorage.clear();
  asked = holdServer();
});
afterEach(leave);

it('begins with the rules that were asked for last, whichever come last', async () => {
  await open('Torts');
  const early = await call(0);
  await open('Contracts');
  const late = await call(1);
  expect(late.line).toContain('topics=Contracts');
  await late.json([rule('consideration')]);
  await early.json([rule('duty')]);
  expect(quiz.state).toMatchObject({ phase: 'active', run: { rules: [{ _id: 'consideration' }] } });
});

it('says why nothing was drawn, draws at the next try, and anew when it is started over', async () => {
  await open('Torts');
  await (await call(0)).answer(failure(404, 'No rules.'));
  expect(quiz.state).toMatchObject({ message: 'No rules.' });
  await settle(() => quiz.act({ type: 'load' }));
  await (await call(1)).json([rule('duty')]);
  expect(quiz.state).toMatchObject({ phase: 'active', run: { rules: [{ _id: 'duty' }] } });
  await settle(() => quiz.startOver());
  expect(quiz.state.phase).toBe('loading');
  await (await call(2)).json([rule('breach')]);
  expect(quiz.state).toMatchObject({ phase: 'active', run: { rules: [{ _id: 'breach' }] } });
});
