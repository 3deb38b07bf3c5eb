// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { emptyOutboxes } from '@/lib/client/browser.fixture';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ruleAnswerOutbox } from '@/lib/client/rule-answer-outbox';
import { ANA, failure, proxyPage } from '@/lib/client/server.fixture';
// Loaded late by the quiz, it would else come in the middle of another test.
import '@/lib/client/rule-checker';
import { type RuleQuiz, useRuleQuiz } from './use-rule-quiz';

let asked: Held[];
let quiz: RuleQuiz;
const nothing = () => {};

function Screen({ topics }: { topics: string }) {
  quiz = useRuleQuiz(ANA, { topics, numRules: '10' }, nothing);
  return null;
}
const rule = (name: string) => ({
  _id: name,
  ruleName: name,
  ruleContent: `${name}.`,
  source: 'Book',
  topic: 'Torts',
  subtopic: 'Negligence',
});
const open = (topics: string) => render(<Screen topics={topics} />);
/** The nth call of an endpoint, once it has been made; of that which draws rules unless said. */
const call = async (nth: number, path = '/rules/filtered') =>
  await vi.waitFor(async () => {
    await settle();
    const held = asked.filter(({ line }) => line.includes(path))[nth];
    if (!held) throw new Error(`There is no call ${nth} of ${path} yet.`);
    return held;
  });

beforeEach(async () => {
  await emptyOutboxes();
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

describe('an answer that the server cannot be asked about', () => {
  const noNetwork = () => new TypeError('Failed to fetch');
  const wordings = [{ id: 'duty', text: 'A duty of care is owed.', buzzwords: [{ phrase: 'duty', synonyms: [] }] }];
  const submit = async () => {
    await settle(() => quiz.act({ type: 'type', text: 'Bananas are yellow.' }));
    await settle(() => void quiz.submit());
    return await call(0, '/rules/check');
  };
  const begin = async () => {
    await open('Torts');
    await (await call(0)).json([rule('duty')]);
  };
  const waiting = () => ruleAnswerOutbox.list(ANA);
  const run = () => (quiz.state.phase === 'active' ? quiz.state.run : null);

  it.each<[string, () => Response | Error]>([
    ['without a network', noNetwork],
    ['behind a broken proxy', () => proxyPage(502)],
    ['while the server has trouble', () => failure(503)],
    ['while the server asks for patience', () => failure(429)],
  ])('is judged here %s, and waits to be sent', async (_, answer) => {
    await begin();
    await (await call(0, '/rules/wordings')).json(wordings);
    await (await call(0, '/abbreviations')).json([]);
    await (await submit()).answer(answer());
    await vi.waitFor(async () => {
      await settle();
      expect(run()?.verdict).toMatchObject({ result: 'Incorrect', isSure: true });
    });
    const key = run()?.submission?.key;
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ key, ruleId: 'duty', refusal: null }]));
    await settle(() => quiz.act({ type: 'next' }));
    expect(quiz.state.phase).toBe('finished');
    expect(await waiting()).toHaveLength(1);
  });

  it('is kept as it was typed where its wordings are not there, and goes to the server at the next try', async () => {
    await begin();
    await (await call(0, '/rules/wordings')).answer(failure(404));
    await (await call(0, '/abbreviations')).answer(failure(404));
    await (await submit()).answer(noNetwork());
    await (await call(1, '/rules/wordings')).answer(failure(404));
    await (await call(1, '/abbreviations')).answer(failure(404));
    await vi.waitFor(async () => {
      await settle();
      expect(quiz.state).toMatchObject({ isChecking: false, problem: 'Failed to check the answer' });
    });
    expect([run()?.draft, await waiting()]).toEqual(['Bananas are yellow.', []]);
    await settle(() => void quiz.submit());
    expect((await call(1, '/rules/check')).body).toMatchObject({ userAnswer: 'Bananas are yellow.' });
  });

  it('is not judged here where the server refuses it', async () => {
    await begin();
    await (await call(0, '/rules/wordings')).json(wordings);
    await (await call(0, '/abbreviations')).json([]);
    await (await submit()).answer(failure(404, 'There is no such rule.'));
    expect(quiz.state).toMatchObject({ problem: 'There is no such rule.', run: { verdict: null } });
    expect(await waiting()).toEqual([]);
  });
});

describe('what a language model says', () => {
  const DOUBTED = {
    answerId: 'its-id',
    result: 'Incorrect',
    isSure: false,
    isReadable: true,
    missing: [],
    highlightedAnswer: 'x',
    highlightedCorrectAnswer: 'duty.',
    elements: [{ phrase: 'duty', state: 'missing', isSure: false, quote: null }],
  };
  const readings = [{ phrase: 'duty', isStated: true, quote: 'x' }];
  const run = () => (quiz.state.phase === 'active' ? quiz.state.run : null);
  const doubt = async (verdict: object) => {
    await open('Torts');
    await (await call(0)).json([rule('duty')]);
    await settle(() => quiz.act({ type: 'type', text: 'x' }));
    await settle(() => void quiz.submit());
    await (await call(0, '/rules/check')).json(verdict);
  };
  const calls = () => asked.filter(({ line }) => line.includes('/read'));

  it('is asked for once, and kept with the quiz', async () => {
    await doubt(DOUBTED);
    const reading = await call(0, '/rules/answers/its-id/read');
    await reading.json({ answerId: 'its-id', readings });
    expect(run()).toMatchObject({ readings, choices: [] });
    await leave();
    asked = holdServer();
    await open('Torts');
    await vi.waitFor(async () => {
      await settle();
      expect(run()).toMatchObject({ readings, choices: [] });
    });
    expect(calls()).toEqual([]);
    await settle(() => quiz.act({ type: 'agree' }));
    const work = { key: 'its-id', given: null, settled: { said: ['duty'] } };
    await vi.waitFor(async () => expect(await ruleAnswerOutbox.list(ANA)).toMatchObject([work]));
  });

  it.each<[string, () => Response | Error]>([
    ['it fails', () => failure(503)],
    ['there were too many', () => failure(429)],
    ['a proxy answers', () => proxyPage(502)],
    ['the network is gone', () => new TypeError('Failed to fetch')],
  ])('is done without where %s', async (_, answer) => {
    await doubt(DOUBTED);
    await (await call(0, '/rules/answers/its-id/read')).answer(answer());
    expect(run()).toMatchObject({ readings: [], choices: [] });
    await settle(() => quiz.act({ type: 'choose', choice: { phrase: 'duty', isSaid: true } }));
    expect(run()).toMatchObject({ settlement: { result: 'Correct' } });
  });

  it('is not asked for where the server knows of none', async () => {
    await doubt({ ...DOUBTED, isReadable: undefined });
    expect(run()).toMatchObject({ readings: null });
    expect(calls()).toEqual([]);
  });
});

describe('the hint', () => {
  const verdict = {
    answerId: 'its-id',
    result: 'Correct',
    isSure: true,
    missing: [],
    highlightedAnswer: '',
    highlightedCorrectAnswer: '',
    elements: [],
  };
  const run = () => (quiz.state.phase === 'active' ? quiz.state.run : null);
  const recall = async (nth: number) => {
    await settle(() => quiz.act({ type: 'type', text: 'x' }));
    await settle(() => void quiz.submit());
    await (await call(nth, '/rules/check')).json(verdict);
    await settle(() => quiz.next());
  };
  const begin = async (topics: string) => {
    await open(topics);
    await (await call(0)).json(['one', 'two', 'three'].map(rule));
  };

  it('is there at the first rule, and folded from then on', async () => {
    await begin('Torts');
    expect(run()?.hint).toBe('first_letters');
    await recall(0);
    expect(run()).toMatchObject({ index: 1, hint: 'none', mostHint: 'none' });
    await leave();
    asked = holdServer();
    await begin('Contracts');
    expect(run()?.hint).toBe('none');
  });

  it('stays as the learner chooses it', async () => {
    await begin('Torts');
    await recall(0);
    await settle(() => quiz.showHint('first_letters'));
    await recall(1);
    expect(run()).toMatchObject({ index: 2, hint: 'first_letters' });
  });

  it('stays as it was chosen at the first rule', async () => {
    await begin('Torts');
    await settle(() => quiz.showHint('guided'));
    await recall(0);
    expect(run()).toMatchObject({ index: 1, hint: 'guided' });
  });
});

it('keeps a comparison, a rating and a claim until the server has them, also where they were left before that', async () => {
  await open('Torts');
  await (await call(0)).json([rule('duty')]);
  await settle(() => quiz.act({ type: 'type', text: 'x' }));
  await settle(() => void quiz.submit());
  const verdict = { answerId: 'its-id', result: 'Incorrect', isSure: false, missing: [] };
  const marks = { highlightedAnswer: 'x', highlightedCorrectAnswer: 'duty.' };
  const elements = [{ phrase: 'duty', state: 'missing', isSure: false, quote: null }];
  await (await call(0, '/rules/check')).json({ ...verdict, ...marks, elements });
  await settle(() => quiz.act({ type: 'choose', choice: { phrase: 'duty', isSaid: false } }));
  const work = { key: 'its-id', given: null, settled: { said: [] }, claim: null };
  await vi.waitFor(async () => expect(await ruleAnswerOutbox.list(ANA)).toMatchObject([work]));
  await settle(() => quiz.act({ type: 'rate', rating: 'good' }));
  await vi.waitFor(async () => expect(await ruleAnswerOutbox.list(ANA)).toMatchObject([{ ...work, rating: 'good' }]));
  await settle(() => quiz.act({ type: 'claimed', answerId: 'its-id', reason: 'so' }));
  await vi.waitFor(async () =>
    expect(await ruleAnswerOutbox.list(ANA)).toMatchObject([{ ...work, claim: { reason: 'so' } }]),
  );

  // The page is gone before the browser had kept it.
  await ruleAnswerOutbox.remove(ANA, 'its-id');
  await leave();
  asked = holdServer();
  await open('Torts');
  await vi.waitFor(async () => {
    await settle();
    expect(await ruleAnswerOutbox.list(ANA)).toMatchObject([{ ...work, claim: { reason: 'so' } }]);
  });
});
