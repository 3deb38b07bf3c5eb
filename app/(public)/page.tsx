import { GuestButton } from '@/components/auth/guest-button';
import { QuickStart } from '@/components/home/quick-start';
import { SampleQuestion } from '@/components/home/sample-question';
import { SubjectTree } from '@/components/home/subject-tree';
import { Hero, HeroActions, Showcase, Toolkit } from '@/components/home/toolkit';
import { Today } from '@/components/plan/today';
import { TodayPlace } from '@/components/plan/today-place';
import { RuleToTry } from '@/components/rules/rule-to-try';
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
        <>
          <div className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-4 pt-4 pb-14 sm:gap-y-8 sm:px-6 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-2 lg:py-16">
            <Hero />
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
              <SampleQuestion />
            </div>
            <HeroActions>
              <GuestButton />
            </HeroActions>
          </div>
          <Showcase rule={<RuleToTry />} tree={<SubjectTree />} />
        </>
      )}
      <Toolkit />
      {user && <LearnerMark userId={user.id} />}
    </>
  );
}
