import type { Pack, PackQuestion } from '@/lib/content/pack';
import { problemAt } from '@/lib/content/source-file';
import { groupBy } from '@/lib/domain/grouping/group-by';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import type { Check } from './check';

/** Share of a source's questions that each letter is the key of. */
const KEY_SHARE = { min: 0.2, max: 0.3 };
/** Share of a source's questions whose key is the longest option. */
const MAX_LONGEST_KEY_SHARE = 0.3;
/** In a small source the shares are as good as they can be within this many questions of a quarter. */
const SMALL_SOURCE_TOLERANCE = 1;

/** Whether the key has more characters than every other option. */
export function isKeyLongest({ options, key }: PackQuestion): boolean {
  return OPTION_LABELS.every((label) => label === key || options[label].text.length < options[key].text.length);
}

/** Keys lie evenly over A to D: each 20 to 30% of a source, or within one question of a quarter. */
export const keySpread: Check = {
  name: 'key-spread',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    questionSources(pack).flatMap(({ source, questions }) => {
      const total = questions.length;
      return OPTION_LABELS.flatMap((label) => {
        const count = questions.filter(({ key }) => key === label).length;
        const share = count / total;
        const isWithinBand = share >= KEY_SHARE.min && share <= KEY_SHARE.max;
        if (isWithinBand || Math.abs(count - total / 4) <= SMALL_SOURCE_TOLERANCE) return [];
        const message = `In ${source.id}, ${label} is the key of ${count} of ${total} questions (${percent(share)}); 20 to 30% are right.`;
        return [problemAt(source.at, message)];
      });
    }),
};

/** The longest option must not give the key away: 30% of a source, or a quarter and one question. */
export const longestKey: Check = {
  name: 'longest-key',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    questionSources(pack).flatMap(({ source, questions }) => {
      const total = questions.length;
      const count = questions.filter(isKeyLongest).length;
      if (count <= Math.max(total * MAX_LONGEST_KEY_SHARE, total / 4 + SMALL_SOURCE_TOLERANCE)) return [];
      const ids = questions.filter(isKeyLongest).map(({ id }) => id);
      const message = `In ${source.id}, the key is the longest option in ${count} of ${total} questions (${percent(count / total)}); at most 30% are right: ${ids.join(', ')}.`;
      return [problemAt(source.at, message)];
    }),
};

function questionSources(pack: Pack) {
  const questions = groupBy(pack.questions, ({ sourceId }) => sourceId);
  return pack.sources
    .filter(({ kind }) => kind === 'question')
    .map((source) => ({ source, questions: questions.get(source.id) ?? [] }))
    .filter((entry) => entry.questions.length > 0);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
