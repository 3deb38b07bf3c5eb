import 'server-only';
import {
  findFilteredTotals,
  findTotals,
  type LearnerTotals,
  type PerformanceFilters,
} from '@/lib/db/performance-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { describePerformance } from '@/lib/domain/performance/figures';
import { recommend } from '@/lib/domain/performance/recommend';
import { currentPracticeMap } from './current-practice-map';

/** Days and topics as filters leave them, beside the whole history. */
export async function readTotals(userId: string, filters: PerformanceFilters) {
  const isNarrowed = Object.values(filters).some((part) => part !== undefined);
  const [whole, narrowed] = await Promise.all([
    findTotals(userId),
    isNarrowed ? findFilteredTotals(userId, filters) : null,
  ]);
  const { days, topics }: Pick<LearnerTotals, 'days' | 'topics'> = narrowed ?? whole;
  return { days, topics, whole };
}

type Asking = PerformanceFilters & { userId: string; nowMs: number };

/** The performance response of the learner (specification 9.1). */
export async function readPerformance({ userId, nowMs, ...filters }: Asking) {
  const [{ days, topics, whole }, map] = await Promise.all([readTotals(userId, filters), currentPracticeMap()]);
  const { strengths, weaknesses, ...figures } = describePerformance(days, topics);
  const recommendations = recommend(whole, map, nowMs).map(({ text }) => text);
  return { ...figures, analysis: { strengths, weaknesses, recommendations } };
}

/** The same by the id that an address names. Throws 'forbidden' when it is someone else's. */
export function readPerformanceOf(id: string, asking: Asking) {
  if (id.toLowerCase() !== asking.userId) {
    throw new AppError('forbidden', 'That performance belongs to someone else.');
  }
  return readPerformance(asking);
}
