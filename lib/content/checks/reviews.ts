import { problemAt } from '@/lib/content/source-file';
import type { Check } from './check';

/** A question counts as reviewed once readers who had not seen the key all answered it so. */
export const reviewsAgree: Check = {
  name: 'review',
  blocksImport: true,
  needsWholePack: false,
  run: (pack) =>
    pack.questions.flatMap(({ id, reviewed, blindAnswers, key, at }) => {
      if (reviewed === undefined) return [];
      if (!blindAnswers) return [problemAt(at, `${id} is marked as reviewed without blindAnswers.`, 'reviewed')];
      if (blindAnswers.every((answer) => answer === key)) return [];
      const message = `${id} is marked as reviewed, but its blind answers (${blindAnswers.join(', ')}) differ from the key ${key}.`;
      return [problemAt(at, message, 'blindAnswers')];
    }),
};
