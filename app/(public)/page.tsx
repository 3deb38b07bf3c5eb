import { GuestButton } from '@/components/auth/guest-button';
import { QuickStart } from '@/components/home/quick-start';
import { SampleQuestion } from '@/components/home/sample-question';
import { Hero, Toolkit } from '@/components/home/toolkit';
import { Today } from '@/components/plan/today';
import { TodayPlace } from '@/components/plan/today-place';
import { LearnerMark } from '@/components/shell/learner-mark';
import { PageContainer } from '@/components/ui/page-container';
import { readClaimedUser } from '@/lib/auth/session';

export default async function HomePage() {
  const user = await readClaimedUser();
  return (
    <>
      {user ? (
        <PageContainer>
          <Today key={user.id} userId={user.id}>
            <TodayPlace />
          </Today>
          <h2 className="mt-14 mb-5 font-serif text-2xl font-semibold">Quick start</h2>
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
