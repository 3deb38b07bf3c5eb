import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkRuleAnswer, type RuleVerdict } from '@/lib/domain/rules/checker/check-answer';
import type { ElementState } from '@/lib/domain/rules/checker/examine';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import { corpus } from './corpus';

const DIRECTORY = 'tests/golden/rules';
/** Answers that nothing is learned from, only measured by. */
const SET_APART = 'tests/golden/set-apart';

/** The subjects that the checker was developed on from the start. The others of the first 341 answers were read last. */
const READ_FIRST = new Set([
  'business-associations',
  'civil-procedure',
  'community-property',
  'constitutional',
  'contracts',
  'criminal-law',
  'criminal-procedure',
  'every-subject',
  'evidence',
]);
/** Sets written later over all subjects, by someone who did not know how answers are checked. */
const LATER_SET = /^(?:unseen|fresh-.|blind-.)$/;

/** An answer written and labeled by hand, with what the checker says of it. */
export type CheckedAnswer = {
  subject: string;
  rule: string;
  kind: string;
  label: 'correct' | 'incorrect';
  answer: string;
  elements: { phrase: string; state: ElementState }[];
  /** 'read first', 'read last', or the name of a later set. */
  group: string;
  verdict: RuleVerdict;
};

type GoldenFile = {
  subject: string;
  answers: Omit<CheckedAnswer, 'subject' | 'verdict' | 'group'>[];
};

let rulesOfPack: Promise<ReadonlyMap<string, RuleToCheck>> | undefined;

/** The rules of the default pack as the checker takes them, by id: the same ones every time, which it has read then. */
export function rulesToCheck(): Promise<ReadonlyMap<string, RuleToCheck>> {
  rulesOfPack ??= corpus().then(
    ({ rules }) => new Map(rules.map(({ id, text, buzzwords }) => [id, { text, buzzwords }])),
  );
  return rulesOfPack;
}

/** All labeled answers that the checker may be developed on, checked. */
export const checkGoldenRules = () => checkLabelled(DIRECTORY);

/** Those that are set apart, checked. */
export const checkSetApart = () => checkLabelled(SET_APART);

async function checkLabelled(directory: string): Promise<CheckedAnswer[]> {
  const [rules, { abbreviations }] = [await rulesToCheck(), await corpus()];
  const names = (await readdir(directory)).toSorted();
  const sources = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return sources.flatMap((source) => {
    const { subject, answers }: GoldenFile = parse(source);
    return answers.map((entry) => {
      const rule = rules.get(entry.rule);
      if (!rule) throw new Error(`The default pack has no rule ${entry.rule}.`);
      const verdict = checkRuleAnswer({ rule, answer: entry.answer, abbreviations });
      return { ...entry, subject, group: groupOf(subject), verdict };
    });
  });
}

function groupOf(subject: string): string {
  if (LATER_SET.test(subject)) return subject;
  return READ_FIRST.has(subject) ? 'read first' : 'read last';
}

/** How many verdicts are as labeled; of those called correct (precision) and of those that are (recall), as shares. */
export function agreement(answers: readonly CheckedAnswer[]) {
  const isRight = ({ label }: CheckedAnswer) => label === 'correct';
  const met = answers.filter((answer) => answer.verdict.isCorrect === isRight(answer)).length;
  const called = answers.filter(({ verdict }) => verdict.isCorrect);
  const right = answers.filter(isRight);
  const both = called.filter(isRight).length;
  return {
    count: answers.length,
    met: met / answers.length,
    precision: both / called.length,
    recall: both / right.length,
  };
}

/** Whether an answer counts as correct once a learner who is right about it has said what the checker is not sure of. */
export function isFinallyCorrect({ verdict, elements }: CheckedAnswer): boolean {
  if (verdict.isSure) return verdict.isCorrect;
  const asked = new Set(askedElements(verdict).map(({ phrase }) => phrase));
  return elements.every(({ phrase, state }) => !asked.has(phrase) || state === 'present');
}

/** What becomes of answers: verdicts right in the end, sure ones, wrong answers surely correct, and how much is asked, all as shares. */
export function finalFigures(answers: readonly CheckedAnswer[]) {
  const isRight = ({ label }: CheckedAnswer) => label === 'correct';
  const sure = answers.filter(({ verdict }) => verdict.isSure);
  const wrong = answers.filter((answer) => !isRight(answer));
  const asked = answers.reduce((sum, { verdict }) => sum + askedElements(verdict).length, 0);
  return {
    count: answers.length,
    met: answers.filter((answer) => isFinallyCorrect(answer) === isRight(answer)).length / answers.length,
    sure: sure.length / answers.length,
    sureAndRight: sure.filter((answer) => answer.verdict.isCorrect === isRight(answer)).length / sure.length,
    passed: wrong.filter(({ verdict }) => verdict.isSure && verdict.isCorrect).length / wrong.length,
    asked: asked / answers.reduce((sum, { elements }) => sum + elements.length, 0),
  };
}
