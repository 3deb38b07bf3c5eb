import { textOfMarkdown } from '@/lib/content/markdown';
import { findNearDuplicates, NEAR_DUPLICATE_SIMILARITY } from '@/lib/content/near-duplicates';
import type { Pack } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import type { Check } from './check';

/** No two fact patterns, rules or essay questions say nearly the same; the measure is in near-duplicates.ts. */
export const nearAlike: Check = {
  name: 'near-alike',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    nearDuplicatesOf(pack).map(({ first, second, similarity, field }) => {
      const are = field === 'facts' ? 'are nearly those' : 'is nearly that';
      const message = `The ${field} of ${second.id} ${are} of ${first.id}: ${Math.round(similarity * 100)}% of the word triples are shared, under ${NEAR_DUPLICATE_SIMILARITY * 100}% is right.`;
      return problemAt(second.at, message, field);
    }),
};

/** Pairs of questions by their facts, of rules by their text and of essays by their question. */
export function nearDuplicatesOf(pack: Pack) {
  return [
    ...findNearDuplicates(pack.questions, ({ facts }) => facts).map((pair) => ({ ...pair, field: 'facts' })),
    ...findNearDuplicates(pack.rules, ({ text }) => text).map((pair) => ({ ...pair, field: 'text' })),
    ...findNearDuplicates(pack.essays, ({ question }) => textOfMarkdown(question)).map((pair) => ({
      ...pair,
      field: 'question',
    })),
  ];
}
