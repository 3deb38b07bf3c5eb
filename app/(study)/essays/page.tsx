import type { Metadata } from 'next';
import { EssayPractice } from '@/components/essays/essay-practice';
import { PageContainer } from '@/components/ui/page-container';
import { reportFailure } from '@/lib/http/report-failure';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { currentEssays } from '@/lib/services/essays/current-essays';
import { listEssayProgress } from '@/lib/services/essays/list-essay-progress';
import { listEssayExams } from '@/lib/services/essays/read-exams';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Practice - Essays' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What the page opens with; null where it could not be read, which the page says. */
async function readPractice(userId: string) {
  try {
    const [{ list }, progress, { exams }] = await Promise.all([
      currentEssays(),
      listEssayProgress(userId),
      listEssayExams({ userId, before: undefined, nowMs: Date.now() }),
    ]);
    return { essays: list, progress, runningExam: exams.find(({ finishedAt }) => finishedAt === null) ?? null };
  } catch (error) {
    reportFailure('The essays could not be read.', error);
    return null;
  }
}

async function EssaysWorkspace({ userId, searchParams }: { userId: string; searchParams: SearchParams }) {
  const [{ load, exam }, practice, plan] = await Promise.all([
    searchParams,
    readPractice(userId),
    // Without it everything is shown in its own order.
    readStudyPlan(userId).catch(() => null),
  ]);
  return (
    <PageContainer width="wide">
      <EssayPractice
        userId={userId}
        initialPractice={practice}
        exam={plan?.exam ?? null}
        initialEssayId={practice?.essays.find(({ id }) => id === load)?.id ?? null}
        isInExam={practice?.runningExam != null && practice.runningExam.id === exam}
      />
    </PageContainer>
  );
}

export default function EssaysPage({ searchParams }: { searchParams: SearchParams }) {
  return <ProtectedPage>{(user) => <EssaysWorkspace userId={user.id} searchParams={searchParams} />}</ProtectedPage>;
}
