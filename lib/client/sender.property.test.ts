import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerTo, attemptOf } from '@/tests/support/factories/attempts';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import type { Outbox } from './outbox';
import { ANA, logIn } from './server.fixture';
import { installTabs } from './tabs.fixture';
import { ASKED, GONE, leftAnswer, type Mood, WorkServer } from './work-server.fixture';

const DAY_MS = 86_400_000;
/** Turns of the event loop in which whatever was begun with the database is through. */
const TURNS = 12;
/** In so many rounds everything is sent, whatever waits. */
const MOST_ROUNDS = 60;
const MOODS: Mood[] = ['well', 'held', 'held', 'held', 'unreachable', 'deaf', 500, 502, 413, 429];

/** Each tab has its own modules, as in a browser. */
async function openTab() {
  vi.resetModules();
  const [sender, attempts, reviews, ticks, answers, ends, drafts, reviewDesk, answerDesk] = await Promise.all([
    import('./sender'),
    import('./attempt-outbox'),
    import('./review-outbox'),
    import('./tick-outbox'),
    import('./rule-answer-outbox'),
    import('./exam-end-outbox'),
    import('./essay-drafts'),
    import('./review-actions'),
    import('./rule-answer-actions'),
  ]);
  const work = [attempts.attemptOutbox, reviews.reviewOutbox, ticks.tickOutbox, answers.ruleAnswerOutbox];
  const outboxes = [...work, ends.examEndOutbox, drafts.draftOutbox];
  const kept = outboxes.map(() => true);
  for (const [index, outbox] of outboxes.entries()) {
    outbox.follow(ANA, ({ isStored }) => {
      kept[index] = isStored;
    });
  }
  void sender.startSending(ANA);
  return {
    ...sender,
    ...attempts,
    ...reviews,
    ...ticks,
    ...answers,
    ...ends,
    ...drafts,
    ...reviewDesk,
    ...answerDesk,
    /** Whether the page says that the browser keeps all of it. */
    isAllKept: () => kept.every(Boolean),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const about = { tab: fc.nat(1), thing: fc.nat(2) };
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('finish' as const), ...about }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('rate' as const, 'undo' as const), ...about }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const), ...about, isTicked: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constantFrom('answer', 'say', 'say'), ...about, isSaid: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('write' as const, 'write' as const, 'end' as const), ...about }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('mood' as const), mood: fc.constantFrom(...MOODS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('reply' as const, 'lose' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('online' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), days: fc.constantFrom(-1, 1) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The model: what the learner did, in its order. */
class Done {
  readonly attempts: string[] = [];
  readonly ratings = new Map<string, { key: string; isUndone: boolean }[]>();
  readonly ticks = new Map<string, boolean>();
  readonly answers = new Map<string, { ruleId: string; said: string[] | null; claim: string | null }>();
  readonly exams = new Map<string, { essays: string[]; finishedAt: string | null }>();

  /** The last answer to a rule. */
  lastAnswer(ruleId: string) {
    return [...this.answers].findLast(([, answer]) => answer.ruleId === ruleId);
  }
}

/** Does one thing in a tab as its screens do; settles once the browser has it. */
async function act(tab: Tab, todo: Extract<Step, { thing: number }>, index: number, done: Done): Promise<void> {
  // Each tab shows its own: two that change one thing at once are as good as one that changes it twice.
  const name = todo.thing === 2 ? `${GONE}-${todo.tab}` : `known-${todo.tab}`;
  const key = `key-${index}`;
  const work = (of: string) => {
    const { ruleId = name, said = null, claim = null } = done.answers.get(of) ?? {};
    return { key: of, ruleId, given: { answer: 'So.', hint: 'none' as const }, said, claim, rating: null };
  };
  if (todo.do === 'finish') {
    done.attempts.push(key);
    const item = { key, finishedAtMs: Date.now(), refusal: null, payload: attemptOf([answerTo('q1')]) };
    await tab.attemptOutbox.put(ANA, item);
    void tab.sendNow(ANA);
  } else if (todo.do === 'rate') {
    done.ratings.set(name, [...(done.ratings.get(name) ?? []), { key, isUndone: false }]);
    await tab.rateCard(ANA, { ruleId: name }, 'good', key);
  } else if (todo.do === 'undo') {
    const last = done.ratings.get(name)?.at(-1);
    if (!last || last.isUndone) return;
    last.isUndone = true;
    await tab.undoRating(ANA, { ruleId: name }, last.key);
  } else if (todo.do === 'tick') {
    done.ticks.set(name, todo.isTicked);
    await tab.tickOutbox.put(ANA, { key: name, isTicked: todo.isTicked, madeAtMs: Date.now(), refusal: null });
    void tab.sendNow(ANA);
  } else if (todo.do === 'write' || todo.do === 'end') {
    const exam = done.exams.get(name) ?? { essays: [], finishedAt: null };
    done.exams.set(name, exam);
    if (exam.finishedAt !== null) return;
    if (todo.do === 'write') {
      exam.essays.push(key);
      await tab.draftOutbox.put(ANA, leftAnswer(key, name));
    } else {
      exam.finishedAt = new Date().toISOString();
      await tab.putExamEnd(ANA, name);
    }
    void tab.sendNow(ANA);
  } else if (todo.do === 'answer') {
    done.answers.set(key, { ruleId: name, said: null, claim: null });
    await tab.queueRuleAnswer(ANA, work(key));
  } else if (todo.do === 'say') {
    const [last, answer] = done.lastAnswer(name) ?? [];
    if (!last || !answer) return;
    // First of its element, then against the result.
    if (answer.said === null) answer.said = todo.isSaid ? [ASKED] : [];
    else if (answer.said.length === 0) answer.claim ??= `reason ${index}`;
    await tab.queueRuleAnswer(ANA, work(last));
  }
}

/** What the tabs hold of an outbox, each once: what the browser did not keep is known to its tab alone. */
async function held<Item extends { key: string }>(tabs: readonly Tab[], outboxOf: (tab: Tab) => Outbox<Item>) {
  const items = (await Promise.all(tabs.map((tab) => outboxOf(tab).list(ANA)))).flat();
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

/** Whether something is left to be sent. */
async function isWaiting(tabs: readonly Tab[]): Promise<boolean> {
  const all = await Promise.all([
    held(tabs, (tab) => tab.attemptOutbox),
    held(tabs, (tab) => tab.reviewOutbox),
    held(tabs, (tab) => tab.tickOutbox),
    held(tabs, (tab) => tab.ruleAnswerOutbox),
    held(tabs, (tab) => tab.examEndOutbox),
    held(tabs, (tab) => tab.draftOutbox),
  ]);
  return all.flat().some(({ refusal }) => refusal === null);
}

/** What the server has come to, against what was done; what it refuses stands in the browser. */
async function compare(server: WorkServer, done: Done, tabs: readonly Tab[]): Promise<void> {
  expect(new Set(server.attempts)).toEqual(new Set(done.attempts));
  const isGone = ([name]: [string, unknown]) => name.includes(GONE);
  for (const [card, ratings] of done.ratings) {
    const standing = ratings.filter(({ isUndone }) => !isUndone).map(({ key }) => key);
    const taken = [...(server.reviews.get(card) ?? [])].filter(([, { isUndone }]) => !isUndone).map(([key]) => key);
    const refused = (await held(tabs, (tab) => tab.reviewOutbox)).filter(({ refusal }) => refusal !== null);
    const kept = refused.filter(({ review }) => review && 'ruleId' in review.card && review.card.ruleId === card);
    expect([card, isGone([card, 0]) ? kept.map(({ reviewKey }) => reviewKey) : taken]).toEqual([card, standing]);
  }
  const ticked = [...done.ticks];
  expect(server.ticks).toEqual(new Map(ticked.filter((tick) => !isGone(tick))));
  expect((await held(tabs, (tab) => tab.tickOutbox)).map(({ key }) => key).sort()).toEqual(
    ticked
      .filter(isGone)
      .map(([name]) => name)
      .sort(),
  );
  const answers = [...done.answers].map(([key, answer]) => ({ key, ...answer }));
  for (const ruleId of new Set(answers.map((answer) => answer.ruleId))) {
    const ofRule = answers.filter((answer) => answer.ruleId === ruleId);
    if (ruleId.includes(GONE)) {
      const kept = (await held(tabs, (tab) => tab.ruleAnswerOutbox)).filter((item) => item.ruleId === ruleId);
      expect(kept.map(({ key }) => key)).toEqual(ofRule.map(({ key }) => key));
    } else {
      const taken = [...server.ruleAnswers].map(([key, answer]) => ({ key, ...answer }));
      expect(taken.filter((answer) => answer.ruleId === ruleId)).toEqual(ofRule);
    }
  }
}

/** Every exam has ended when the learner ended it, with all of its answers analyzed; what is refused is kept. */
async function compareExams(server: WorkServer, done: Done, tabs: readonly Tab[]): Promise<void> {
  const ends = await held(tabs, (tab) => tab.examEndOutbox);
  const drafts = await held(tabs, (tab) => tab.draftOutbox);
  for (const [id, { essays, finishedAt }] of done.exams) {
    const isEnded = finishedAt !== null;
    const isGone = id.includes(GONE);
    const { answers, analyzed, ...taken } = server.exams.get(id) ?? { answers: [], analyzed: [], finishedAt: null };
    expect([id, taken.finishedAt]).toEqual([id, isGone ? null : finishedAt]);
    expect(new Set(answers)).toEqual(new Set(isGone ? [] : essays));
    expect(new Set(analyzed)).toEqual(new Set(isGone || !isEnded ? [] : essays));
    expect(ends.filter(({ key }) => key === id)).toHaveLength(isGone && isEnded ? 1 : 0);
    expect(drafts.filter(({ examId }) => examId === id)).toHaveLength(isGone ? essays.length : 0);
  }
}

async function drive(steps: readonly Step[]): Promise<void> {
  installBrowser();
  await emptyOutboxes();
  installTabs();
  // Each tab follows each outbox.
  setMaxListeners(0, window);
  vi.stubGlobal('location', { pathname: '/understand', search: '', hash: '', assign: vi.fn() });
  logIn(ANA);
  const server = new WorkServer().install();
  let isFull = false;
  const { put } = IDBObjectStore.prototype;
  const storage = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...all) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, all);
  });
  const tabs = [await openTab(), await openTab()];
  const done = new Done();
  const settle = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms);
    // Each step of a transaction takes its own turn.
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  for (const [index, todo] of steps.entries()) {
    switch (todo.do) {
      case 'mood':
        server.mood = todo.mood;
        break;
      case 'reply':
        server.held[todo.which % Math.max(1, server.held.length)]?.answer();
        break;
      case 'lose':
        server.held[todo.which % Math.max(1, server.held.length)]?.lose();
        break;
      case 'wait':
        await settle(todo.seconds * 1_000);
        break;
      case 'online':
        window.dispatchEvent(new Event('online'));
        break;
      case 'storage':
        isFull = todo.isFull;
        break;
      case 'clock':
        vi.setSystemTime(Date.now() + todo.days * DAY_MS);
        break;
      case 'reload':
        // Where the page says that it would cost something, nobody does.
        if (tabs[todo.tab]?.isAllKept() && !isFull) tabs[todo.tab] = await openTab();
        break;
      default:
        await act(tabs[todo.tab] as Tab, todo, index, done);
    }
    await settle();
  }

  // All is well again, and time goes by.
  [isFull, server.mood] = [false, 'well'];
  for (let round = 0; round < MOST_ROUNDS && (server.held.length > 0 || (await isWaiting(tabs))); round++) {
    while (server.held.length > 0) {
      server.held[0]?.answer();
      await settle();
    }
    await settle(300_000);
  }
  expect(Math.max(...Object.values(server.mostAtOnce))).toBeLessThanOrEqual(1);
  await compare(server, done, tabs);
  await compareExams(server, done, tabs);
  storage.mockRestore();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-22T12:00:00Z') });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('sends all that is done, once and in order, whatever happens in whichever order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50, size: 'max' }), drive), {
    seed: 20_261_122,
    numRuns: 30,
    // To make it smaller takes minutes.
    endOnFailure: true,
  });
}, 180_000);
