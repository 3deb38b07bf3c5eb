import 'server-only';
import { closenessTo, LEAST_CLOSENESS } from '@/lib/domain/essays/essay-closeness';
import { stemsIn } from '@/lib/domain/essays/essay-facts';
import type { EssayKey } from '@/lib/domain/essays/essay-key';
import type { AskedTopic } from '@/lib/domain/essays/general-advice';
import type { ReadText } from '@/lib/domain/text/read-text';
import { nextTurn } from '@/lib/services/turns/next-turn';
import { currentEssays, type Essay } from './current-essays';
import { requireEssay } from './require-essay';

type Asked = {
  essayId: string | undefined;
  /** Topics of the essay, joined by ', '. */
  essayTopic: string;
  answer: ReadText;
};

/**
 * The essay that an answer was written to: the one that is named, or else the only one on those
 * topics, or else that of them which the answer speaks of most; null when none can be told. Throws
 * 'not_found' for an unknown essay.
 */
export async function findAskedEssay({ essayId, essayTopic, answer }: Asked): Promise<Essay | null> {
  if (essayId !== undefined) return requireEssay(essayId);
  const { byId } = await currentEssays();
  const topics = essayTopic.trim();
  const essays = [...byId.values()].filter(
    ({ content }) => !content.retired && content.topics.join(', ').trim() === topics,
  );
  if (essays.length === 1) return essays[0] ?? null;

  let best: Essay | null = null;
  let most = LEAST_CLOSENESS;
  const stems = stemsIn(answer.sentences);
  for (const essay of essays) {
    const closeness = closenessTo(await keyOf(essay), stems);
    if (closeness > most) [best, most] = [essay, closeness];
  }
  return best;
}

/** The essay's key, after which others get their turn: to make one takes its time. */
async function keyOf(essay: Essay): Promise<EssayKey> {
  const key = essay.key();
  await nextTurn();
  return key;
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
  const asked: AskedTopic[] = [];
  for (const [name, essays] of topics) {
    const keys: EssayKey[] = [];
    for (const essay of essays) keys.push(await keyOf(essay));
    asked.push({ name, keys });
  }
  return asked;
}
