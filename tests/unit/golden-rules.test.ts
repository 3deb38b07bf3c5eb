import { beforeAll, describe, expect, it } from 'vitest';
import { agreement, type CheckedAnswer, checkGoldenRules } from '../support/golden-rules';

const describeAnswer = ({ rule, kind, label, answer }: CheckedAnswer) => `${rule} (${kind}, ${label}): ${answer}`;

describe('labelled answers to rules', () => {
  let answers: CheckedAnswer[] = [];
  const ofGroup = (name: string) => answers.filter(({ group }) => group === name);
  const passed = (kinds: RegExp) =>
    answers.filter(({ kind, verdict }) => kinds.test(kind) && verdict.isCorrect).map(describeAnswer);

  beforeAll(async () => {
    answers = await checkGoldenRules();
  }, 120_000);

  it('name the elements of the rule in their order', () => {
    for (const { elements, verdict } of answers) {
      expect(elements.map(({ phrase }) => phrase)).toEqual(verdict.elements.map(({ phrase }) => phrase));
    }
  });

  it('never pass when denied or with a wrong number, in any set', () => {
    expect(passed(/^(?:negated|wrong-number)$/)).toEqual([]);
  });

  it('never pass as keywords, empty talk, another rule, a fragment of this one or no answer, in any set', () => {
    expect(passed(/^(?:keyword-salad|empty-talk|other-rule|non-answer|partial-quote)$/)).toEqual([]);
  });

  it('get at least 95 of 100 labels in the subjects that the checker was developed on', () => {
    const { met, precision, recall } = agreement(ofGroup('read first'));
    expect(met).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  // What docs/benchmarks.md states of each set; not to fall below it.
  it.each([
    ['read last', 0.95],
    ['unseen', 0.97],
    ['fresh-a', 0.98],
    ['fresh-b', 0.9],
  ])('get their labels in the set "%s" as often as stated', (name, least) => {
    expect(agreement(ofGroup(name)).met).toBeGreaterThanOrEqual(least);
  });

  it('get at least 95 of 100 labels over all sets', () => {
    const { met, precision, recall } = agreement(answers);
    expect(met).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });
});
