import 'server-only';
import { findLearnerCards } from '@/lib/db/card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type Decks, type LearnerCards, layOutDecks } from '@/lib/domain/memorize/decks';
import { currentRuleCards } from './current-rule-cards';
import { type LearnerMoment, learnerMoment } from './learner-moment';

/** Who asks, when, and in which time zone (see `learnerMoment`). */
export type Asking = { userId: string; nowMs: number; timeZone?: string | undefined };

/** The learner's decks on their own day. Throws 'unauthenticated' when the account is gone. */
export async function learnerDecks({
  userId,
  nowMs,
  timeZone,
}: Asking): Promise<{ decks: Decks; learner: LearnerCards; moment: LearnerMoment }> {
  const moment = await learnerMoment(userId, nowMs, timeZone);
  const [{ inOrder }, learner] = await Promise.all([currentRuleCards(), findLearnerCards(userId, moment.day)]);
  if (!learner) throw new AppError('unauthenticated', 'Please log in to continue.');
  return { decks: layOutDecks(inOrder, learner, moment.day), learner, moment };
}
