import type { Metadata } from 'next';
import { OutlineQuiz } from '@/components/outlines/quiz/outline-quiz';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Outline Quiz' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function QuizOfSearch({ userId, search }: { userId: string; search: Search }) {
  const { subject } = await search;
  const course = SUBJECTS.find(({ id }) => id === subject)?.name ?? null;
  return <OutlineQuiz key={course} userId={userId} initialCourse={course} />;
}

export default function OutlineQuizPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading
            title="Outline Quiz"
            lead="Recall each rule from its place in the outline, then show it and grade yourself."
            actions={
              <ButtonLink href="/outlines" variant="secondary" prefetch={false}>
                Back to Outlines
              </ButtonLink>
            }
          />
          <QuizOfSearch userId={user.id} search={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
