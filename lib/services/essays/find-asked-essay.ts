import 'server-only';
import type { AskedTopic } from '@/lib/domain/essays/general-advice';
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
 * topics, or else that of them which the answer speaks of most; null when none can be told. Throws
 * 'not_found' for an unknown essay.
 */
export async function findAskedEssay({ essayId, essayTopic, text }: Asked): Promise<Essay | null> {
  if (essayId !== undefined) return requireEssay(essayId);
  const { byId } = await currentEssays();
  const topics = essayTopic.trim();
  const essays = [...byId.values()].filter(
    ({ content }) => !content.retired && content.topics.join(', ').trim() === topics,
  );
  if (essays.length === 1) return essays[0] ?? null;

  let best: Essay | null = null;
  let most = 0;
  for (const essay of essays) {
    const { score, maxPossibleScore } = await gradeAnswer(essay, text);
    if (score / maxPossibleScore > most) [best, most] = [essay, score / maxPossibleScore];
  }
  return best;
}

/** The topics of ours among those named, joined by ',', whatever their case. */
export async function findAskedTopics(essayTopic: string): Promise<AskedTopic[]> {
  const { byId } = await currentEssays();
  const wanted = new Set(essayTopic.split(',').map((name) => name.trim().toLowerCase()));
  const topics = new Map<string, Essay[]>();
  for (const essay of byId.values()) {
    if (essay.content.retired) continue;
    for (const name of essay.content.topics) {
      if (wanted.has(name.trim().toLowerCase())) topics.set(name, [...(topics.get(name) ?? []), essay]);
    }
  }
  return [...topics].map(([name, essays]) => ({ name, keys: essays.map(({ key }) => key()) }));
}
