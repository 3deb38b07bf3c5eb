import { isOutdated } from '@/lib/content/blind-review';
import type { PackQuestion } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import type { Check } from './check';

/**
 * A question counts as reviewed once readers who had not seen the key all answered it so, each of them
 * once and as it stands now.
 */
export const reviewsAgree: Check = {
  name: 'review',
  blocksImport: true,
  needsWholePack: false,
  run: (pack) =>
    pack.questions.flatMap((question) => {
      const fault = recordFault(question);
      return fault ? [problemAt(question.at, `${question.id} ${fault.message}`, fault.field)] : [];
    }),
};

function recordFault(question: PackQuestion): { field: string; message: string } | null {
  const { reviewed, blindAnswers, readers, closeness, key } = question;
  if (readers && readers.length !== blindAnswers?.length) {
    return { field: 'readers', message: `has ${blindAnswers?.length ?? 0} blindAnswers by ${readers.length} readers.` };
  }
  if (readers && new Set(readers).size < readers.length) {
    return { field: 'readers', message: 'was read twice by one reader, who is no second reader.' };
  }
  if (closeness && closeness.length !== blindAnswers?.length) {
    const message = `has ${closeness.length} figures of closeness for ${blindAnswers?.length ?? 0} blindAnswers.`;
    return { field: 'closeness', message };
  }
  if (reviewed === undefined) return null;
  if (!blindAnswers) return { field: 'reviewed', message: 'is marked as reviewed without blindAnswers.' };
  if (isOutdated(question)) {
    return { field: 'wording', message: 'is marked as reviewed, but was changed after it was read.' };
  }
  if (blindAnswers.every((answer) => answer === key)) return null;
  return {
    field: 'blindAnswers',
    message: `is marked as reviewed, but its blind answers (${blindAnswers.join(', ')}) differ from the key ${key}.`,
  };
}
