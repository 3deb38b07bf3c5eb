import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AttemptReview } from '@/components/mbe/attempt-review';
import { PageContainer } from '@/components/ui/page-container';
import { reviewQuizAttempt as reviewContract } from '@/lib/contract/quiz';
import { reviewQuizAttempt } from '@/lib/services/mbe/review-quiz-attempt';
import { orNotFound } from '../../../or-not-found';
import { ProtectedPage } from '../../../protected-page';

export const metadata: Metadata = { title: 'Attempt review' };

type Params = Promise<{ id: string }>;

async function Review({ userId, params }: { userId: string; params: Params }) {
  const address = reviewContract.params.safeParse(await params);
  if (!address.success) notFound();
  return <AttemptReview attempt={await orNotFound(reviewQuizAttempt(userId, address.data.id))} />;
}

export default function AttemptPage({ params }: { params: Params }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <Review userId={user.id} params={params} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
