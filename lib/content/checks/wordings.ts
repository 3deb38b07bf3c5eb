import { foldText } from '@/lib/content/fold-text';
import type { PackRule } from '@/lib/content/pack';
import { type Location, problemAt } from '@/lib/content/source-file';
import { groupBy } from '@/lib/domain/grouping/group-by';
import type { Check } from './check';

/** A subject with wordings words every one of its rules, and no wording stands twice in a rule. */
export const rulesWorded: Check = {
  name: 'wordings',
  blocksImport: false,
  needsWholePack: true,
  run: ({ rules }) =>
    [...groupBy(rules, ({ subjectId }) => subjectId).values()].flatMap((ofSubject) => {
      const file = ofSubject.find(({ wordedAt }) => wordedAt)?.wordedAt?.file;
      if (!file) return [];
      return ofSubject.flatMap((rule) =>
        rule.wordedAt
          ? repeatProblems(rule, rule.wordedAt)
          : [problemAt({ file, path: ['subject'] }, `${rule.id} has no wordings.`)],
      );
    }),
};

/** Wordings that stand in the rule before; what its buzzwords repeat among themselves is another check's. */
function repeatProblems({ id, buzzwords }: PackRule, wordedAt: Location) {
  const said = new Set(buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]).map(foldText));
  return buzzwords.flatMap((buzzword, element) =>
    (['paraphrases', 'misstatements'] as const).flatMap((list) =>
      (buzzword[list] ?? []).flatMap((wording, index) => {
        const folded = foldText(wording);
        if (said.has(folded))
          return [problemAt(wordedAt, `${id} has the wording '${wording}' twice.`, 'elements', element, list, index)];
        said.add(folded);
        return [];
      }),
    ),
  );
}
