import type { Metadata } from 'next';
import { AccountCard } from '@/components/profile/account-card';
import { KeyboardCard } from '@/components/profile/keyboard-card';
import { ProfileCard } from '@/components/profile/profile-card';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { reportFailure } from '@/lib/http/report-failure';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Profile & Stats' };

async function Profile({ user }: { user: SessionUser }) {
  // The rest of the page stands without it.
  const plan = await readStudyPlan(user.id).catch((error: unknown) => {
    reportFailure('The study plan could not be read.', error);
    return null;
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProfileCard user={user} />
      <ProfileScreen key={user.id} userId={user.id} plan={plan} />
      <KeyboardCard />
      <AccountCard user={user} />
    </div>
  );
}

export default function ProfilePage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="report">
          <PageHeading title="Profile & Stats" />
          <Profile user={user} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
