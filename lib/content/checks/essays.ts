import { foldText } from '@/lib/content/fold-text';
import { textOfMarkdown } from '@/lib/content/markdown';
import type { PackEssay } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import { wordsOf } from '@/lib/content/text-statistics';
import type { Check } from './check';
import { repeatedWordings } from './wording';

/** By the minutes that an essay is given. */
const ESSAY_WORDS = {
  60: { question: { min: 300, max: 550 }, answer: { min: 800, max: 1400 } },
  30: { question: { min: 150, max: 400 }, answer: { min: 400, max: 900 } },
} as const;
/** How many issues an essay turns on. */
const ESSAY_ISSUES = { 60: { min: 6, max: 9 }, 30: { min: 3, max: 5 } } as const;
const TOTAL_POINTS = 100;

export const essayLength: Check = {
  name: 'essay-length',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.essays.flatMap((essay) =>
      (['question', 'answer'] as const).flatMap((field) => {
        const { min, max } = ESSAY_WORDS[essay.minutes][field];
        const count = wordsOf(textOfMarkdown(essay[field])).length;
        if (count >= min && count <= max) return [];
        return [
          problemAt(essay.at, `The ${field} of ${essay.id} has ${count} words; ${min} to ${max} are right.`, field),
        ];
      }),
    ),
};

export const essayIssueCount: Check = {
  name: 'essay-issues',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.essays.flatMap(({ id, minutes, issues, at }) => {
      const { min, max } = ESSAY_ISSUES[minutes];
      if (issues.length >= min && issues.length <= max) return [];
      const message = `${id} turns on ${issues.length} issues; in ${minutes} minutes ${min} to ${max} are right.`;
      return [problemAt(at, message, 'issues')];
    }),
};

export const essayPoints: Check = {
  name: 'essay-points',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.essays.flatMap(({ id, issues, at }) => {
      const sum = issues.reduce((total, { points }) => total + points, 0);
      if (sum === TOTAL_POINTS) return [];
      return [problemAt(at, `The points of ${id} add up to ${sum} instead of ${TOTAL_POINTS}.`, 'issues')];
    }),
};

/** Whoever writes the model answer must be credited with every issue by the product's own detection. */
export const issueNamesOccur: Check = {
  name: 'issue-name',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.essays.flatMap((essay) => {
      const answer = foldText(textOfMarkdown(essay.answer));
      return essay.issues.flatMap(({ id, name, aliases }, index) => [
        ...(answer.includes(foldText(name))
          ? []
          : [
              problemAt(
                essay.at,
                `The model answer does not say '${name}', the name of ${id}.`,
                'issues',
                index,
                'name',
              ),
            ]),
        ...repeatedWordings([name, ...aliases]).map((wording) =>
          problemAt(essay.at, `${id} has the name or alias '${wording}' twice.`, 'issues', index, 'aliases'),
        ),
      ]);
    }),
};

/** The side panel shows the rules of an essay's topics; what is graded must be among them. */
export const essayRulesFit: Check = {
  name: 'essay-rule',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) => {
    const subjects = new Map(pack.rules.map(({ id, subjectId }) => [id, subjectId]));
    return pack.essays.flatMap(({ topics, issues, at }) =>
      issues.flatMap(({ id, rules }, index) =>
        rules.flatMap((rule, position) => {
          const subjectId = subjects.get(rule);
          if (!subjectId || topics.includes(subjectId)) return [];
          const message = `${id} turns on ${rule} of ${subjectId}, which is no topic of the essay.`;
          return [problemAt(at, message, 'issues', index, 'rules', position)];
        }),
      ),
    );
  },
};

/** Whether an essay is about more than its home subject. */
export function isCrossing({ topics }: PackEssay): boolean {
  return topics.length > 1;
}
