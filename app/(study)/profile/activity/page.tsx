import type { Metadata } from 'next';
import { AttemptList } from '@/components/mbe/attempt-list';
import { ActivityScreen } from '@/components/profile/activity-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { reportFailure } from '@/lib/http/report-failure';
import { listQuizAttempts } from '@/lib/services/mbe/list-quiz-attempts';
import { ProfileFrame } from '../profile-frame';

export const metadata: Metadata = { title: 'Activity' };

/** Attempts that the page shows; their own page has all of them. */
const LATEST = 5;

async function LatestAttempts({ userId }: { userId: string }) {
  // The rest of the page stands without them.
  const page = await listQuizAttempts({ userId }).catch((error: unknown) => {
    reportFailure('The latest attempts could not be read.', error);
    return null;
  });
  return (
    <section aria-labelledby="latest-attempts-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-attempts-title" className="font-serif text-xl font-semibold">
          Latest quizzes
        </h2>
        {page && page.attempts.length > 0 && (
          <ButtonLink href="/questions/history" variant="secondary" size="sm">
            All past attempts
          </ButtonLink>
        )}
      </div>
      {page ? (
        <AttemptList attempts={page.attempts.slice(0, LATEST)} nextBefore={null} isFirstPage />
      ) : (
        <p>Your latest quizzes could not be loaded. Please reload the page.</p>
      )}
    </section>
  );
}

export default function ActivityPage() {
  return (
    <ProfileFrame place="activity" title="Activity">
      {({ id }) => (
        <ActivityScreen key={id}>
          <LatestAttempts userId={id} />
        </ActivityScreen>
      )}
    </ProfileFrame>
  );
}
