import { textOfMarkdown } from '@/lib/content/markdown';
import { problemAt } from '@/lib/content/source-file';
import { wordsOf } from '@/lib/content/text-statistics';
import { groupBy } from '@/lib/domain/grouping/group-by';
import type { Check } from './check';

const EXPLANATION_WORDS = {
  about: { min: 90, max: 220 },
  tested: { min: 60, max: 160 },
  example: { min: 100, max: 220 },
} as const;

/** A subject with explanations explains every one of its issues. */
export const issuesExplained: Check = {
  name: 'explained',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) => {
    const explained = new Set(pack.explanations.map(({ issueId }) => issueId));
    return [...groupBy(pack.explanations, ({ subjectId }) => subjectId)].flatMap(([subjectId, [first]]) =>
      pack.issues
        .filter((issue) => issue.subjectId === subjectId && !explained.has(issue.id))
        .flatMap(({ id }) =>
          first ? [problemAt({ file: first.at.file, path: ['subject'] }, `${id} is not explained.`)] : [],
        ),
    );
  },
};

export const explanationLength: Check = {
  name: 'explanation-length',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.explanations.flatMap((explanation) =>
      (['about', 'tested', 'example'] as const).flatMap((field) => {
        const { min, max } = EXPLANATION_WORDS[field];
        const count = wordsOf(textOfMarkdown(explanation[field])).length;
        if (count >= min && count <= max) return [];
        const message = `In the explanation of ${explanation.issueId}, '${field}' has ${count} words; ${min} to ${max} are right.`;
        return [problemAt(explanation.at, message, field)];
      }),
    ),
};
