import { areOpposed } from '@/lib/domain/text/polarity';
import type { Sentence } from '@/lib/domain/text/read-text';

/** Share of the words of a rule's best-told sentence from which on it counts as fully stated. */
const FULL_SHARE = 0.5;
/** The same for the whole rule, which answers shorten to what the case needs. */
const FULL_RULE_SHARE = 0.3;
const BEST_WEIGHT = 0.6;

/** How much of a rule, given as its sentences, an answer's sentences state, 0 to 1. A sentence that says the opposite states nothing. */
export function ruleStated(statements: readonly Sentence[], sentences: readonly Pick<Sentence, 'tokens'>[]): number {
  let best = 0;
  let told = 0;
  let total = 0;
  for (const statement of statements) {
    const { found, size } = statementTold(statement, sentences);
    if (size === 0) continue;
    best = Math.max(best, found / size);
    told += found;
    total += size;
  }
  if (total === 0) return 0;
  return BEST_WEIGHT * Math.min(1, best / FULL_SHARE) + (1 - BEST_WEIGHT) * Math.min(1, told / total / FULL_RULE_SHARE);
}

/** Least words that a sentence must share with a statement to be held against it. */
const LEAST_SHARED = 2;

function statementTold(
  statement: Sentence,
  sentences: readonly Pick<Sentence, 'tokens'>[],
): { found: number; size: number } {
  const wanted = new Map(
    statement.tokens
      .filter(({ isFunction, reading }) => !isFunction && reading === 0)
      .map(({ stem, polarity }) => [stem, polarity]),
  );
  const found = new Set<string>();
  for (const { tokens } of sentences) {
    const shared = tokens.filter(({ stem }) => wanted.has(stem));
    const opposed = shared.filter(({ stem, polarity }) => areOpposed(polarity, wanted.get(stem) ?? 'restricted'));
    const agreeing = shared.filter((token) => !opposed.includes(token)).map(({ stem }) => stem);
    if (agreeing.length < LEAST_SHARED || agreeing.length <= opposed.length) continue;
    for (const stem of agreeing) found.add(stem);
  }
  return { found: found.size, size: wanted.size };
}
