import 'server-only';
import { changeRating } from '@/lib/db/card-review-repository';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { replayReviews } from '@/lib/domain/memorize/schedule';
import { recordReview } from '@/lib/services/memorize/record-review';

const answerKey = (answerId: string) => `rule-answer:${answerId}`;
const claimKey = (answerId: string) => `rule-claim:${answerId}`;

type JudgedAnswer = {
  userId: string;
  answerId: string;
  ruleId: string;
  rating: CardRating;
  timeZone?: string | undefined;
  /** ISO 8601; now without one. */
  reviewedAt?: string | undefined;
  nowMs: number;
};

/** Lets an answer of the rule quiz count as a review of the rule's flashcard, once. */
export async function scheduleAnswer({ userId, answerId, ruleId, rating, ...when }: JudgedAnswer) {
  await recordReview({
    userId,
    card: { ruleId },
    rating,
    origin: 'rule_quiz',
    idempotencyKey: answerKey(answerId),
    ...when,
  });
}

type ClaimedAnswer = {
  userId: string;
  answerId: string;
  ruleId: string;
  reviewedAt?: string | undefined;
  nowMs: number;
};

/** Lets an answer that the learner counts as correct count as a review too: as one without a hint, once. */
export async function scheduleClaim({ userId, answerId, ruleId, ...when }: ClaimedAnswer) {
  await recordReview({
    userId,
    card: { ruleId },
    rating: 'good',
    origin: 'rule_quiz',
    idempotencyKey: claimKey(answerId),
    ...when,
  });
}

/** Changes the rating of the last review that came of an answer; false where none did. */
export async function rescheduleAnswer(userId: string, answerId: string, rating: CardRating): Promise<boolean> {
  return await changeRating(userId, [answerKey(answerId), claimKey(answerId)], rating, replayReviews);
}
