import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AttemptList } from '@/components/mbe/attempt-list';
import { UnsavedAttempts } from '@/components/mbe/unsaved-attempts';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { listQuizAttempts as listContract } from '@/lib/contract/quiz';
import { listQuizAttempts } from '@/lib/services/mbe/list-quiz-attempts';
import { orNotFound } from '../../or-not-found';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Past attempts' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function History({ userId, search }: { userId: string; search: Search }) {
  const query = listContract.query.safeParse(await search);
  if (!query.success) notFound();
  const { before } = query.data;
  const { attempts, nextBefore } = await orNotFound(listQuizAttempts({ userId, before }));
  return <AttemptList attempts={attempts} nextBefore={nextBefore} isFirstPage={before === undefined} />;
}

export default function HistoryPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading
            title="Past attempts"
            lead="Every quiz you finished, to review question by question."
            actions={
              <ButtonLink href="/questions" variant="secondary">
                MBE Practice
              </ButtonLink>
            }
          />
          <UnsavedAttempts userId={user.id} />
          <History userId={user.id} search={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
