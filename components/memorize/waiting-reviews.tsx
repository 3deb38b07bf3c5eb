'use client';

import { useReviewOutbox } from './use-review-outbox';

const nothing = () => {};

/** Empties the learner's outbox of ratings without a word: what the page shows does not depend on it. */
export default function WaitingReviews({ userId }: { userId: string }) {
  useReviewOutbox(userId, nothing);
  return null;
}
