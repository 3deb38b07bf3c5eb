import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ExamList } from '@/components/essays/exam-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { listEssayExams as listContract } from '@/lib/contract/essay-exams';
import { listEssayExams } from '@/lib/services/essays/read-exams';
import { orNotFound } from '../../or-not-found';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Past exams' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function Exams({ userId, search }: { userId: string; search: Search }) {
  const query = listContract.query.safeParse(await search);
  if (!query.success) notFound();
  const { before } = query.data;
  const { exams, nextBefore } = await orNotFound(listEssayExams({ userId, before, nowMs: Date.now() }));
  return <ExamList exams={exams} nextBefore={nextBefore} isFirstPage={before === undefined} />;
}

export default function ExamsPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading
            title="Past exams"
            lead="Every exam you took, with each answer and its analysis."
            actions={
              <ButtonLink href="/essays" variant="secondary">
                Practice - Essays
              </ButtonLink>
            }
          />
          <Exams userId={user.id} search={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
