import 'server-only';
import { findPercents } from '@/lib/db/essay-analysis-repository';
import { findLastSaves } from '@/lib/db/essay-draft-repository';

/** What the learner has done with each essay they began: when it was saved last, and how it scored. */
export async function listEssayProgress(userId: string) {
  const [saves, percents] = await Promise.all([findLastSaves(userId), findPercents(userId)]);
  return [...new Set([...saves.keys(), ...percents.keys()])].sort().map((essayId) => ({
    essayId,
    savedAt: saves.get(essayId)?.savedAt ?? null,
    words: saves.get(essayId)?.words ?? null,
    lastPercent: percents.get(essayId)?.last ?? null,
    bestPercent: percents.get(essayId)?.best ?? null,
    lastScore: percents.get(essayId)?.lastScore ?? null,
    lastMaxScore: percents.get(essayId)?.lastMaxScore ?? null,
  }));
}
