import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageContainer } from '@/components/ui/page-container';
import { SubjectGuide } from '@/components/understand/subject-guide';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { currentStudyGuide } from '@/lib/services/understand/current-study-guide';
import { ProtectedPage } from '../../protected-page';
import { Search, type SearchParams } from '../search';

type Params = Promise<{ subject: string }>;

async function findSubject(params: Params) {
  const { subject: subjectId } = await params;
  return SUBJECTS.find(({ id }) => id === subjectId);
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  return { title: (await findSubject(params))?.name ?? 'Page Not Found' };
}

type Subject = (typeof SUBJECTS)[number];

async function Guide({ subject, searchParams }: { subject: Subject; searchParams: SearchParams }) {
  const guide = await currentStudyGuide();
  return (
    <SubjectGuide subject={subject} issues={guide.get(subject.id) ?? []}>
      <Search searchParams={searchParams} subject={{ id: subject.id, name: subject.name }} />
    </SubjectGuide>
  );
}

type SubjectPageProps = { params: Params; searchParams: SearchParams };

export default async function SubjectPage({ params, searchParams }: SubjectPageProps) {
  // The thirteen subjects are no secret: another address is unknown to everybody, with the status of it.
  const subject = await findSubject(params);
  if (!subject) notFound();
  return (
    <ProtectedPage>
      {() => (
        <PageContainer>
          <Guide subject={subject} searchParams={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
