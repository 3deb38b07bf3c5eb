import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkRuleAnswer, type ElementState, type RuleVerdict } from '@/lib/domain/rules/check-answer';
import type { RuleToCheck } from '@/lib/domain/rules/examine';
import { corpus } from './corpus';

const DIRECTORY = 'tests/golden/rules';

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
/** Sets written later over all subjects, each measured once before anything was mended by it. */
const LATER_SETS = new Set(['unseen', 'fresh-a', 'fresh-b']);

/** An answer written and labelled by hand, with what the checker says of it. */
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

/** The rules of the default pack as the checker takes them, by id. */
export async function rulesToCheck(): Promise<Map<string, RuleToCheck>> {
  const { rules } = await corpus();
  return new Map(rules.map(({ id, text, buzzwords }) => [id, { text, buzzwords }]));
}

/** All labelled answers, checked. */
export async function checkGoldenRules(): Promise<CheckedAnswer[]> {
  const [rules, { abbreviations }] = [await rulesToCheck(), await corpus()];
  const names = (await readdir(DIRECTORY)).toSorted();
  const sources = await Promise.all(names.map((name) => readFile(join(DIRECTORY, name), 'utf8')));
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
  if (LATER_SETS.has(subject)) return subject;
  return READ_FIRST.has(subject) ? 'read first' : 'read last';
}

/** How many verdicts are as labelled; of those called correct (precision) and of those that are (recall), as shares. */
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
