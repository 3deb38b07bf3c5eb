import { seededRandom } from '@/lib/domain/chance/seeded-random';
import type { findingsIn } from '@/lib/domain/rules/checker/check-answer';
import { type AnswerFindings, decide } from '@/lib/domain/rules/checker/decision/decide';
import type { Scorecard } from '@/lib/domain/rules/checker/decision/scorecard';
import type { ElementState } from '@/lib/domain/rules/checker/examine';
import { fitScorecard } from '@/scripts/rule-check/fit-scorecard';
import { examplesOf, type LabelledAnswer, readLabelledAnswers } from '@/scripts/rule-check/labelled-answers';
import { SCALES } from '@/scripts/rule-check/scales';
import { CHANGES, FRAMES, SAME } from '../../support/changed-rules';
import { corpus } from '../../support/corpus';
import { rulesToCheck } from '../../support/golden-rules';
import { checkerWith } from './ablated-checker';
import { type Part, withoutFinder } from './ablation-parts';

/** An answer with what is found in it: one that somebody wrote, or the text of a rule with one thing changed. */
export type Found = {
  rule: string;
  isCorrect: boolean;
  /** By their labels; null where the text of a rule was changed. */
  states: readonly ElementState[] | null;
  findings: AnswerFindings;
  /** What the answer teaches the scorecard; null for nothing. */
  labelled: LabelledAnswer | null;
};

/** What becomes of an answer. */
export type Outcome = {
  rule: string;
  isLabelled: boolean;
  /** Wrong, and correct in the end, once the learner has truly said what they are asked. */
  isFalsePass: boolean;
  /** Right, and not correct in the end. */
  isFalseRefusal: boolean;
  isSure: boolean;
  asked: number;
};

const FOLDS = 5;
/** Of the rules, one in so many has its own text changed. */
const EVERY = 10;
/** Points settle to a tenth in so many rounds: enough to compare by. */
const ROUNDS = 300;

/** Finds what there is in every labeled answer and in the changed texts of some rules. */
export async function findAll(find?: typeof findingsIn): Promise<Found[]> {
  const labelled = await readLabelledAnswers(find);
  return [
    ...labelled.map((one) => ({
      rule: one.rule,
      isCorrect: one.label === 'correct',
      states: one.elements.map(({ state }) => state),
      findings: one.findings,
      labelled: one,
    })),
    ...(await findInChanged(find)),
  ];
}

async function findInChanged(find?: typeof findingsIn): Promise<Found[]> {
  const [rules, { abbreviations }] = [await rulesToCheck(), await corpus()];
  const look = find ?? (await import('@/lib/domain/rules/checker/check-answer')).findingsIn;
  const ways = [
    ...Object.values({ ...CHANGES, ...FRAMES }).map((write) => ({ write, isCorrect: false })),
    ...Object.values(SAME).map((write) => ({ write, isCorrect: true })),
  ];
  return [...rules].flatMap(([id, rule], index) => {
    if (index % EVERY !== 0) return [];
    const phrases = rule.buzzwords.map(({ phrase }) => phrase);
    return ways.flatMap(({ write, isCorrect }) => {
      const answer = write(rule.text, phrases);
      if (answer === rule.text) return [];
      return [{ rule: id, isCorrect, states: null, labelled: null, findings: look({ rule, answer, abbreviations }) }];
    });
  });
}

/** What becomes of every answer, each decided by what was learned from answers to other rules, without a part. */
export async function outcomesWithout(part: Part | null, found: readonly Found[]): Promise<Outcome[]> {
  const all = part?.edit ? await findAll(await checkerWith(part.edit)) : found;
  const { finder } = part ?? {};
  const seen = finder
    ? all.map((one) => {
        const findings = withoutFinder(one.findings, finder);
        return { ...one, findings, labelled: one.labelled && { ...one.labelled, findings } };
      })
    : all;
  const left = part?.evidence ?? finder;
  const scales = SCALES.filter(({ evidence }) => evidence !== left);
  const ids = [...new Set(seen.map(({ rule }) => rule))].toSorted();
  const foldOf = new Map(ids.map((id, index) => [id, index % FOLDS]));
  const outcomes: Outcome[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = seen.flatMap(({ rule, labelled }) =>
      labelled && foldOf.get(rule) !== fold ? examplesOf(labelled) : [],
    );
    const card = fitScorecard(learned, scales, ROUNDS);
    for (const one of seen) {
      if (foldOf.get(one.rule) === fold) outcomes.push(outcomeOf(one, card, part));
    }
  }
  return outcomes;
}

function outcomeOf({ rule, isCorrect, states, findings }: Found, card: Scorecard, part: Part | null): Outcome {
  const decision = decide(findings, card, part?.constraint);
  const asked = decision.elements.map(({ isSure }) => !decision.isSure && !isSure);
  // Of a changed text it is not known which element is not stated: what is asked about is not passed.
  const isMet = states ? states.every((state, at) => !asked[at] || state === 'present') : isCorrect;
  const isCorrectInTheEnd = decision.isSure ? decision.isCorrect : isMet;
  return {
    rule,
    isLabelled: states !== null,
    isFalsePass: !isCorrect && isCorrectInTheEnd,
    isFalseRefusal: isCorrect && !isCorrectInTheEnd,
    isSure: decision.isSure,
    asked: asked.filter(Boolean).length,
  };
}

const one = (isCounted: boolean) => (isCounted ? 1 : 0);

/** The figures by which two checkers are compared: what each answer adds to them. */
export const FIGURES = {
  'false passes': ({ isLabelled, isFalsePass }) => one(isLabelled && isFalsePass),
  'false refusals': ({ isLabelled, isFalseRefusal }) => one(isLabelled && isFalseRefusal),
  'changed texts passed': ({ isLabelled, isFalsePass }) => one(!isLabelled && isFalsePass),
  'same texts refused': ({ isLabelled, isFalseRefusal }) => one(!isLabelled && isFalseRefusal),
  'elements asked about': ({ isLabelled, asked }) => (isLabelled ? asked : 0),
  'sure verdicts': ({ isLabelled, isSure }) => one(isLabelled && isSure),
} satisfies Record<string, (outcome: Outcome) => number>;

type Figure = (outcome: Outcome) => number;

export function totalOf(figure: Figure, outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, outcome) => sum + figure(outcome), 0);
}

const DRAWS = 1000;

/** By how much a figure differs, with the interval in which 95 of 100 drawings of rules lie. */
export function differenceOf(figure: Figure, base: readonly Outcome[], other: readonly Outcome[]) {
  const byRule = new Map(base.map(({ rule }) => [rule, 0]));
  const add = (outcome: Outcome, sign: 1 | -1) =>
    byRule.set(outcome.rule, (byRule.get(outcome.rule) ?? 0) + sign * figure(outcome));
  for (const outcome of other) add(outcome, 1);
  for (const outcome of base) add(outcome, -1);
  const differences = [...byRule.values()];
  const random = seededRandom(7);
  const drawn = Array.from({ length: DRAWS }, () =>
    differences.reduce((sum) => sum + (differences[Math.floor(random() * differences.length)] as number), 0),
  ).sort((low, high) => low - high);
  return {
    value: differences.reduce((sum, difference) => sum + difference, 0),
    low: drawn[Math.floor(DRAWS * 0.025)] ?? 0,
    high: drawn[Math.floor(DRAWS * 0.975)] ?? 0,
  };
}
