import type { Metadata } from 'next';
import { AttemptSender } from '@/components/mbe/attempt-sender';
import { ReviewSender } from '@/components/memorize/review-sender';
import { AccountCard } from '@/components/profile/account-card';
import { ProfileCard } from '@/components/profile/profile-card';
import { StudyPlanCard } from '@/components/profile/study-plan-card';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Profile & Stats' };

async function StudyPlan({ userId }: { userId: string }) {
  // The rest of the page stands without it.
  const plan = await readStudyPlan(userId).catch((error: unknown) => {
    console.error('The study plan could not be read.', error);
    return null;
  });
  return <StudyPlanCard plan={plan} />;
}

export default function ProfilePage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading title="Profile & Stats" />
          <AttemptSender userId={user.id} isQuiet />
          <ReviewSender userId={user.id} />
          <div className="grid gap-6">
            <ProfileCard user={user} />
            <Card aria-labelledby="performance">
              <CardHeader title="Quiz Performance Analysis" titleId="performance" />
              <CardBody>
                <p className="text-muted">
                  Charts of your activity, accuracy, pace and confidence will stand here, with what to study next. Every
                  answer you give is counted from now on.
                </p>
              </CardBody>
            </Card>
            <StudyPlan userId={user.id} />
            <AccountCard username={user.username} />
          </div>
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
