import { areOpposed, type Polarity } from '@/lib/domain/text/polarity';
import type { Sentence } from '@/lib/domain/text/read-text';
import type { SentenceIndex } from '@/lib/domain/text/sentence-index';

/** A sentence of a rule: its content words by stem, with how each stands. */
export type RuleStatement = ReadonlyMap<string, Polarity>;

type Spoken = Pick<Sentence, 'tokens'>;

/** Share of the words of a rule's best-told sentence from which on it counts as fully stated. */
const FULL_SHARE = 0.5;
/** The same for the whole rule, which answers shorten to what the case needs. */
const FULL_RULE_SHARE = 0.3;
const BEST_WEIGHT = 0.6;
/** Least words that a sentence shares with a statement to be held against it. */
const LEAST_SHARED = 2;
/** From so many shared words and this share of a rule's sentence on, a sentence speaks of the rule. */
const LEAST_EVIDENT = 4;
const EVIDENT_SHARE = 0.3;

/** Makes the sentences of a rule ready to be compared. */
export function ruleStatements(sentences: readonly Spoken[]): RuleStatement[] {
  return sentences
    .map(
      ({ tokens }) =>
        new Map(
          tokens
            .filter(({ isFunction, reading }) => !isFunction && reading === 0)
            .map(({ stem, polarity }) => [stem, polarity]),
        ),
    )
    .filter(({ size }) => size > 0);
}

/** How much of a rule an answer's sentences state, 0 to 1. A sentence that says the opposite states nothing. */
export function ruleStated(statements: readonly RuleStatement[], sentences: readonly Spoken[]): number {
  let best = 0;
  let told = 0;
  let total = 0;
  for (const statement of statements) {
    const found = new Set(sentences.flatMap((sentence) => wordsTold(statement, sentence)));
    best = Math.max(best, found.size / statement.size);
    told += found.size;
    total += statement.size;
  }
  if (total === 0) return 0;
  return BEST_WEIGHT * Math.min(1, best / FULL_SHARE) + (1 - BEST_WEIGHT) * Math.min(1, told / total / FULL_RULE_SHARE);
}

/** The sentences (counted from 0) that say a good part of one sentence of a rule. */
export function sentencesOnRule(
  statements: readonly RuleStatement[],
  sentences: readonly Spoken[],
  index: SentenceIndex,
): number[] {
  return statements.flatMap((statement) =>
    index.sharing(statement.keys(), LEAST_EVIDENT).filter((number) => {
      const told = new Set(wordsTold(statement, sentences[number] as Spoken)).size;
      return told >= LEAST_EVIDENT && told >= statement.size * EVIDENT_SHARE;
    }),
  );
}

/** Stems of a statement that a sentence says; none when it says as much against it. */
function wordsTold(statement: RuleStatement, { tokens }: Spoken): string[] {
  const told: string[] = [];
  let opposed = 0;
  for (const { stem, polarity, isFunction } of tokens) {
    const wanted = isFunction ? undefined : statement.get(stem);
    if (wanted === undefined) continue;
    if (areOpposed(polarity, wanted)) opposed += 1;
    else told.push(stem);
  }
  return told.length < LEAST_SHARED || told.length <= opposed ? [] : told;
}
