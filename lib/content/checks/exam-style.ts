import { mbeSubjectOf, type Pack, type PackQuestion, type PackSource } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import { wordsOf } from '@/lib/content/text-statistics';
import { groupBy } from '@/lib/domain/grouping/group-by';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import type { Check } from './check';
import { isKeyLongest } from './keys';
import { personalNamesOf } from './personal-names';

/** Bounds of the content guide, "How a question reads", for sources in the style of the exam. */
const MAX_ABSOLUTES_RATIO = 1.5;
const MAX_OUTCOME_CALL_SHARE = 0.6;
const MIN_CALL_KINDS = 4;
const MAX_NAMED_STEM_SHARE = 0.4;
export const SHORT_STEM = { belowWords: 60, minShare: 0.1 };
export const LONG_STEM = { aboveWords: 170, minShare: 0.1 };
const KEY_EXPLANATION_WORDS = { min: 50, max: 120 };
const MIN_FLIP_SHARE = 0.5;
const MIN_LONGEST_KEY_SHARE = 0.2;
/** What a share of a small source may be off by, in questions. */
const TOLERANCE = 1;

const ABSOLUTES =
  /\b(always|never|only|any|every|all|none|no one|whatever|whenever|regardless|solely|entirely|absolutely|automatically|at all|under no circumstances)\b/i;

/** Whether an option speaks in absolutes, which test takers learn to distrust. */
export function isAbsolute(text: string): boolean {
  return ABSOLUTES.test(text);
}

/** Kinds of calls that their words tell, the first that fits; the other kinds go by the options. */
const CALL_PATTERNS = {
  'least likely': /\b(least|except|not (be )?(likely|a proper)|worst|weakest)\b/i,
  'best argument': /\b(best|strongest|most effective) (argument|response|defense|reason|objection|challenge)\b/i,
  'strongest basis': /\b(best|strongest|proper|most likely) (basis|ground|theory|support|rationale)\b/i,
  'claim or motion':
    /\bwhich (of the following )?(claim|motion|crime|offense|tort|remed|objection|doctrine|theor|pleading)/i,
  'additional fact':
    /\b(additional|which (of the following )?(fact|finding|item))|\bif (true|proved|established)\b|\bmost (helpful|important|relevant)\b/i,
} as const;

export type CallKind = keyof typeof CALL_PATTERNS | 'amount or order' | 'bare label' | 'outcome with reason' | 'other';

/** Most words that a bare label such as 'A vested remainder subject to open.' has. */
const LABEL_WORDS = 9;

/** What a question asks for, by the words of its call and the form of its options. */
export function callKindOf({ call, options }: Pick<PackQuestion, 'call' | 'options'>): CallKind {
  for (const [kind, pattern] of Object.entries(CALL_PATTERNS)) {
    if (pattern.test(call)) return kind as CallKind;
  }
  const texts = OPTION_LABELS.map((label) => options[label].text);
  if (texts.filter((text) => /\b(because|since|unless|but only if|if|as|despite|under)\b/i.test(text)).length >= 3) {
    return 'outcome with reason';
  }
  if (texts.filter((text) => /\$|\d|\bfirst\b|\bone-(half|third|quarter)\b/i.test(text)).length >= 3) {
    return 'amount or order';
  }
  if (texts.every((text) => wordsOf(text).length <= LABEL_WORDS)) return 'bare label';
  return 'other';
}

type SourceFinding = { source: PackSource; questions: PackQuestion[] };

/** A check of the questions of each source that is in the style of the exam. */
function styleCheck(name: string, findings: (source: SourceFinding) => string[]): Check {
  return {
    name,
    blocksImport: false,
    needsWholePack: true,
    run: (pack) =>
      styledSources(pack).flatMap((entry) => findings(entry).map((line) => problemAt(entry.source.at, line))),
  };
}

function styledSources(pack: Pack): SourceFinding[] {
  const questions = groupBy(pack.questions, ({ sourceId }) => sourceId);
  return pack.sources
    .filter(({ examStyle }) => examStyle)
    .map((source) => ({ source, questions: questions.get(source.id) ?? [] }))
    .filter((entry) => entry.questions.length > 0);
}

/** Shares of keys and of wrong options that speak in absolutes, 0 to 1. */
export function absoluteShares(questions: readonly PackQuestion[]): { keys: number; wrong: number } {
  const shareOf = (texts: string[]) => texts.filter(isAbsolute).length / Math.max(1, texts.length);
  const wrongTexts = questions.flatMap(({ options, key }) =>
    OPTION_LABELS.filter((label) => label !== key).map((label) => options[label].text),
  );
  return { keys: shareOf(questions.map(({ options, key }) => options[key].text)), wrong: shareOf(wrongTexts) };
}

/** Absolutes stand in wrong options at most one and a half times as often as in keys. */
export const absolutesRationed = styleCheck('absolutes', ({ source, questions }) => {
  const { keys, wrong } = absoluteShares(questions);
  if (wrong <= keys * MAX_ABSOLUTES_RATIO + TOLERANCE / questions.length) return [];
  return [
    `In ${source.id}, ${percent(wrong)} of the wrong options and ${percent(keys)} of the keys speak in absolutes; at most one and a half times as many are right.`,
  ];
});

/** Calls are of several kinds, the outcome with its reason no more than three in five. */
export const callsVaried = styleCheck('calls', ({ source, questions }) => {
  const kinds = groupBy(questions, callKindOf);
  const outcomes = kinds.get('outcome with reason')?.length ?? 0;
  const problems = [];
  if (outcomes > questions.length * MAX_OUTCOME_CALL_SHARE + TOLERANCE) {
    problems.push(
      `In ${source.id}, ${outcomes} of ${questions.length} calls ask for an outcome with its reason; at most ${percent(MAX_OUTCOME_CALL_SHARE)} are right.`,
    );
  }
  if (kinds.size < Math.min(MIN_CALL_KINDS, questions.length)) {
    problems.push(`In ${source.id}, calls are of ${kinds.size} kinds; at least ${MIN_CALL_KINDS} are right.`);
  }
  return problems;
});

/** People are mostly roles, not names; no surname stands twice within a subject. */
export const namesRationed = styleCheck('names', ({ source, questions }) => {
  const named = questions.filter(({ facts }) => personalNamesOf(facts).length > 0);
  const problems = [];
  if (named.length > questions.length * MAX_NAMED_STEM_SHARE + TOLERANCE) {
    problems.push(
      `In ${source.id}, ${named.length} of ${questions.length} stems name people; at most ${percent(MAX_NAMED_STEM_SHARE)} are right.`,
    );
  }
  for (const [subject, own] of groupBy(named, ({ subjectId }) => mbeSubjectOf(subjectId))) {
    const uses = groupBy(
      own.flatMap(({ id, facts }) => personalNamesOf(facts).map((name) => ({ name, id }))),
      ({ name }) => name,
    );
    for (const [name, { length }] of uses) {
      if (length < 2) continue;
      const ids = uses.get(name)?.map(({ id }) => id);
      problems.push(`In ${source.id}, the name ${name} stands in ${length} stems of ${subject}: ${ids?.join(', ')}.`);
    }
  }
  return problems;
});

/** Stems vary in length: a tenth are short, a tenth are long. */
export const stemsVaried = styleCheck('stem-lengths', ({ source, questions }) => {
  const lengths = questions.map(({ facts }) => wordsOf(facts).length);
  const total = questions.length;
  const short = lengths.filter((length) => length < SHORT_STEM.belowWords).length;
  const long = lengths.filter((length) => length > LONG_STEM.aboveWords).length;
  const problems = [];
  if (short < total * SHORT_STEM.minShare - TOLERANCE) {
    problems.push(
      `In ${source.id}, ${short} of ${total} stems have fewer than ${SHORT_STEM.belowWords} words; a tenth is right.`,
    );
  }
  if (long < total * LONG_STEM.minShare - TOLERANCE) {
    problems.push(
      `In ${source.id}, ${long} of ${total} stems have more than ${LONG_STEM.aboveWords} words; a tenth is right.`,
    );
  }
  return problems;
});

/** The key's explanation applies the elements one by one, and half of the questions say what would flip them. */
export const keysExplained: Check = {
  name: 'key-explanation',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    styledSources(pack).flatMap(({ questions }) =>
      questions.flatMap(({ id, key, options, at }) => {
        const count = wordsOf(options[key].explanation).length;
        if (count >= KEY_EXPLANATION_WORDS.min && count <= KEY_EXPLANATION_WORDS.max) return [];
        const message = `The explanation of ${id}'s key has ${count} words; ${KEY_EXPLANATION_WORDS.min} to ${KEY_EXPLANATION_WORDS.max} are right.`;
        return [problemAt(at, message, 'options', key, 'explanation')];
      }),
    ),
};

export const flipsGiven = styleCheck('flips', ({ source, questions }) => {
  const count = questions.filter(({ flip }) => flip).length;
  if (count >= questions.length * MIN_FLIP_SHARE) return [];
  return [`In ${source.id}, ${count} of ${questions.length} questions have a flip; at least half are right.`];
});

/** The key is the longest option about as often as chance would have it. */
export const longestKeyCommon = styleCheck('longest-key-share', ({ source, questions }) => {
  const count = questions.filter(isKeyLongest).length;
  if (count >= questions.length * MIN_LONGEST_KEY_SHARE - TOLERANCE) return [];
  return [
    `In ${source.id}, the key is the longest option in ${count} of ${questions.length} questions; at least ${percent(MIN_LONGEST_KEY_SHARE)} are right.`,
  ];
});

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
