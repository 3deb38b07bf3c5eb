import { type EssayScore, isOwnAnswer, scoreEssays } from '@/lib/content/essay-scores';
import { problemAt } from '@/lib/content/source-file';
import type { Check } from './check';

const LEAST_MODEL_PERCENT = 80;
const MOST_FOREIGN_PERCENT = 20;

/** Whoever answers as the model does must be told so. */
export const modelAnswers: Check = {
  name: 'model-answer',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    scoreEssays(pack)
      .filter((score) => isOwnAnswer(score) && score.percent < LEAST_MODEL_PERCENT)
      .map(({ essay, percent }) => {
        const message = `The model answer of ${essay.id} scores ${percent.toFixed(0)}% under the analysis; at least ${LEAST_MODEL_PERCENT}% are right.`;
        return problemAt(essay.at, message, 'answer');
      }),
};

/** Whoever writes about another case must not be rewarded for the words that both have in common. */
export const foreignAnswers: Check = {
  name: 'other-answer',
  blocksImport: false,
  needsWholePack: true,
  run: (pack) =>
    scoreEssays(pack)
      .filter((score) => !isOwnAnswer(score) && score.percent > MOST_FOREIGN_PERCENT)
      .map(({ essay, answerOf, percent }) => {
        const message = `The model answer of ${answerOf.id} scores ${percent.toFixed(0)}% as an answer to ${essay.id}; at most ${MOST_FOREIGN_PERCENT}% are right.`;
        return problemAt(essay.at, message, 'issues');
      }),
};

/** The lowest score of a model answer and the highest of an answer to another essay; null without any. */
export function extremeScores(scores: readonly EssayScore[]): {
  lowest: EssayScore | null;
  highest: EssayScore | null;
} {
  const inOrder = scores.toSorted((a, b) => a.percent - b.percent);
  return {
    lowest: inOrder.find(isOwnAnswer) ?? null,
    highest: inOrder.findLast((score) => !isOwnAnswer(score)) ?? null,
  };
}
