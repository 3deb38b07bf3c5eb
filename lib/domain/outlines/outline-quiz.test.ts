import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedOutlineItem } from './outline-map';
import {
  drawQuiz,
  isConsistentQuiz,
  isLastItem,
  type OutlineQuizAction,
  type OutlineQuizRun,
  outlineQuizReducer,
  quizPool,
} from './outline-quiz';

const item = (ruleId: string, course = 'Torts'): PlacedOutlineItem => ({
  ruleId,
  ruleName: ruleId,
  ruleContent: '<p>Text.</p>',
  subIssue: '',
  subsubIssue: '',
  course,
  mainIssue: 'Duty',
});
const many = (count: number, course?: string) => Array.from({ length: count }, (_, index) => item(`r${index}`, course));
const act = (run: OutlineQuizRun, ...actions: OutlineQuizAction[]) => actions.reduce(outlineQuizReducer, run);
const good = { rating: 'good', reviewKey: 'k1' } as const;

describe('drawQuiz', () => {
  it('takes the first twenty of all items in random order, each once', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 60 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (count, chance) => {
          const { items, entries, index } = drawQuiz(many(count), null, () => chance.next().value ?? 0);
          expect(items).toHaveLength(Math.min(20, count));
          expect(entries).toHaveLength(items.length);
          expect(new Set(items.map(({ ruleId }) => ruleId)).size).toBe(items.length);
          expect(index).toBe(0);
        },
      ),
    );
  });

  it('draws from the whole pool', () => {
    const last = drawQuiz(many(40), null, () => 0);
    expect(last.items.some(({ ruleId }) => Number(ruleId.slice(1)) >= 20)).toBe(true);
  });
});

describe('quizPool', () => {
  const items = [item('a'), item('b', 'Evidence'), item('c', 'Evidence')];

  it.each([
    [null, [], ['a', 'b', 'c']],
    ['Evidence', [], ['b', 'c']],
    ['Evidence', ['c', 'a'], ['b']],
    [null, ['a', 'b', 'c'], []],
    ['Alchemy', [], []],
  ])('of %s without %j holds %j', (course, known, expected) => {
    const pool = quizPool(items, { course, knownRuleIds: new Set(known) });
    expect(pool.map(({ ruleId }) => ruleId)).toEqual(expected);
  });
});

describe('outlineQuizReducer', () => {
  const start = drawQuiz(many(3), 'Torts', () => 0);

  it('hides the rule again on every move', () => {
    expect(start.isRuleShown).toBe(false);
    const shown = act(start, { type: 'toggleRule' });
    expect(shown.isRuleShown).toBe(true);
    expect(act(shown, { type: 'toggleRule' }).isRuleShown).toBe(false);
    const second = act(shown, { type: 'next' });
    expect(second).toMatchObject({ index: 1, isRuleShown: false });
    expect(act(second, { type: 'toggleRule' }, { type: 'previous' })).toMatchObject({ index: 0, isRuleShown: false });
  });

  it('moves neither before the first item nor beyond the last', () => {
    expect(act(start, { type: 'previous' })).toBe(start);
    const last = act(start, { type: 'next' }, { type: 'next' });
    expect(isLastItem(last)).toBe(true);
    expect(act(last, { type: 'next' })).toBe(last);
  });

  it('keeps what was typed for each item', () => {
    const typed = act(start, { type: 'type', text: 'one' }, { type: 'next' }, { type: 'type', text: 'two' });
    expect(typed.entries.map((entry) => entry.typed)).toEqual(['one', 'two', '']);
    expect(act(typed, { type: 'previous' }).entries).toEqual(typed.entries);
  });

  it('takes a grade of a rule that is shown alone, and the last one of several', () => {
    expect(act(start, { type: 'grade', grade: good })).toBe(start);
    const graded = act(start, { type: 'toggleRule' }, { type: 'grade', grade: good });
    expect(graded.entries[0]?.grade).toEqual(good);
    const again = { rating: 'again', reviewKey: 'k2' } as const;
    expect(act(graded, { type: 'grade', grade: again }).entries[0]?.grade).toEqual(again);
    expect(act(graded, { type: 'next' }).entries[1]?.grade).toBeNull();
  });
});

describe('isConsistentQuiz', () => {
  const run = drawQuiz(many(2), null, () => 0);

  it.each([
    ['as it was drawn', run, true],
    ['without items', { ...run, items: [], entries: [] }, false],
    ['beyond its end', { ...run, index: 2 }, false],
    ['before its beginning', { ...run, index: -1 }, false],
    ['between items', { ...run, index: 0.5 }, false],
    ['with an entry too few', { ...run, entries: run.entries.slice(1) }, false],
  ])('of a quiz %s', (_, quiz, expected) => {
    expect(isConsistentQuiz(quiz)).toBe(expected);
  });
});
