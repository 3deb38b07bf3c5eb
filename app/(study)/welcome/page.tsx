import type { Metadata } from 'next';
import { WelcomeSteps } from '@/components/profile/welcome-steps';
import { PageUnavailable } from '@/components/shell/page-unavailable';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { nextExamDays } from '@/lib/domain/exams/exam-days';
import { reportFailure } from '@/lib/http/report-failure';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Welcome' };

async function Welcome({ userId }: { userId: string }) {
  const plan = await readStudyPlan(userId).catch((error: unknown) => {
    reportFailure('The study plan could not be read.', error);
    return null;
  });
  if (!plan) return <PageUnavailable />;
  return (
    <PageContainer width="narrow">
      <PageHeading title="Welcome" lead="Three questions, so that every day knows what to do. Skip what you like." />
      <WelcomeSteps plan={plan} examDays={nextExamDays(new Date().toISOString().slice(0, 10))} />
    </PageContainer>
  );
}

export default function WelcomePage() {
  return <ProtectedPage>{(user) => <Welcome userId={user.id} />}</ProtectedPage>;
}
