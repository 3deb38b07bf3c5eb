'use client';

import { LocalTime } from '@/components/ui/local-time';
import type { WaitingReview } from '@/lib/client/review-outbox';
import { RATING_LABELS } from '@/lib/domain/memorize/constants';
import { RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';
import { WaitingWork } from './waiting-work';

function nameOf({ review }: WaitingReview): string {
  return review ? `“${RATING_LABELS[review.rating]}”` : 'A rating you undid';
}

type UnsentRatingsProps = {
  unsent: Unsent<WaitingReview>;
  /** What the page calls them. */
  noun: 'ratings' | 'grades';
};

/** The ratings of flashcards that the server does not have; nothing when it has all. */
export function UnsentRatings({ unsent, noun }: UnsentRatingsProps) {
  return (
    <>
      <WaitingWork unsent={unsent} title={`Your ${noun} are waiting to be saved`} />
      <RefusedWork
        unsent={unsent}
        titleOf={(count) => (count === 1 ? 'A rating could not be saved' : `${count} ratings could not be saved`)}
        describe={(item) => (
          <>
            <strong className="font-semibold">{nameOf(item)}</strong>, <LocalTime atMs={item.madeAtMs} />
          </>
        )}
        nameOf={nameOf}
        contentOf={(item) => item}
        fileName="rating"
        question="This rating was never saved and would be lost for good."
        confirmLabel="Discard the rating"
      />
    </>
  );
}
