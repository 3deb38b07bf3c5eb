import { GuestButton } from '@/components/auth/guest-button';
import { QuickStart } from '@/components/home/quick-start';
import { SampleQuestion } from '@/components/home/sample-question';
import { Hero, Toolkit } from '@/components/home/toolkit';
import { LearnerMark } from '@/components/shell/learner-mark';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { readClaimedUser } from '@/lib/auth/session';

export default async function HomePage() {
  const user = await readClaimedUser();
  return (
    <>
      {user ? (
        <PageContainer>
          <PageHeading
            title={
              <>
                Welcome back, <bdi>{user.username}</bdi>
              </>
            }
            lead="Pick up where you left off."
          />
          <QuickStart />
        </PageContainer>
      ) : (
        <div className="mx-auto grid max-w-page items-center gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:py-20">
          <Hero>
            <GuestButton />
          </Hero>
          <SampleQuestion />
        </div>
      )}
      <Toolkit />
      {user && <LearnerMark userId={user.id} />}
    </>
  );
}
