import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { gradeAnswer } from './analyze-essay-answer';
import { currentEssays, type Essay } from './current-essays';
import { requireEssay } from './require-essay';

type Asked = {
  essayId: string | undefined;
  /** Topics of the essay, joined by ', '. */
  essayTopic: string;
  text: string;
};

/**
 * The essay that an answer was written to: the one that is named, or else the only one on those
 * topics, or else that of them which the answer speaks of most. Throws 'not_found' for an unknown
 * essay or topic, 'invalid_input' when the answer speaks of none of several.
 */
export async function findAskedEssay({ essayId, essayTopic, text }: Asked): Promise<Essay> {
  if (essayId !== undefined) return requireEssay(essayId);
  const { byId } = await currentEssays();
  const topics = essayTopic.trim();
  const essays = [...byId.values()].filter(
    ({ content }) => !content.retired && content.topics.join(', ').trim() === topics,
  );
  const [only] = essays;
  if (!only) throw new AppError('not_found', 'There is no essay on that topic.');
  if (essays.length === 1) return only;

  let best: Essay | null = null;
  let most = 0;
  for (const essay of essays) {
    const { score, maxPossibleScore } = await gradeAnswer(essay, text);
    if (score / maxPossibleScore > most) [best, most] = [essay, score / maxPossibleScore];
  }
  if (!best)
    throw new AppError('invalid_input', 'The answer does not show which essay it is about; name it as essayId.');
  return best;
}
