import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ExamSummary } from '@/components/essays/exam-summary';
import { LateAnswers } from '@/components/essays/late-answers';
import { RefusedAnswers } from '@/components/essays/refused-answers';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { summarizeEssayExam } from '@/lib/contract/essay-exams';
import { summarizeExam } from '@/lib/services/essays/summarize-exam';
import { orNotFound } from '../../../or-not-found';
import { ProtectedPage } from '../../../protected-page';

export const metadata: Metadata = { title: 'Exam summary' };

type Params = Promise<{ id: string }>;

async function Summary({ userId, params }: { userId: string; params: Params }) {
  const address = summarizeEssayExam.params.safeParse(await params);
  if (!address.success) notFound();
  const { id } = address.data;
  const summary = await orNotFound(summarizeExam(userId, id, Date.now()));
  // One that still runs has nothing to sum up yet.
  if (summary.exam.finishedAt === null) redirect(`/essays?exam=${id}`);
  return (
    <>
      <LateAnswers userId={userId} examId={id} />
      <RefusedAnswers userId={userId} examId={id} essays={summary.essays} />
      <ExamSummary userId={userId} summary={summary} />
    </>
  );
}

export default function ExamPage({ params }: { params: Params }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Exam summary"
            actions={
              <>
                <ButtonLink href="/essays/exams" variant="secondary">
                  Past exams
                </ButtonLink>
                <ButtonLink href="/essays">Practice - Essays</ButtonLink>
              </>
            }
          />
          <Summary userId={user.id} params={params} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
