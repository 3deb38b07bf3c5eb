import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageContainer } from '@/components/ui/page-container';
import { IssueGuide } from '@/components/understand/issue-guide';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { findStudyPlace } from '@/lib/domain/understand/study-guide';
import { currentStudyGuide } from '@/lib/services/understand/current-study-guide';
import { ProtectedPage } from '../../../protected-page';
import { Search, type SearchParams } from '../../search';

type Params = Promise<{ subject: string; part: string }>;

/** The issue of the address, or that of its rule. */
async function findPart(params: Params) {
  const { subject: subjectId, part } = await params;
  const subject = SUBJECTS.find(({ id }) => id === subjectId);
  if (!subject) return null;
  const issues = (await currentStudyGuide()).get(subject.id) ?? [];
  const place = findStudyPlace(issues, part);
  return place && { subject, issues, place };
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const found = await findPart(params);
  return { title: found ? `${topicTitle(found.place.issue.name)} - ${found.subject.name}` : 'Page Not Found' };
}

type PartPageProps = { params: Params; searchParams: SearchParams };

export default async function PartPage({ params, searchParams }: PartPageProps) {
  // As with a subject: which issues there are is no secret, and another address has the status of one.
  const found = await findPart(params);
  if (!found) notFound();
  const { subject, issues, place } = found;
  return (
    <ProtectedPage>
      {() => (
        <PageContainer>
          <IssueGuide subject={subject} issues={issues} place={place}>
            <Search searchParams={searchParams} subject={{ id: subject.id, name: subject.name }} />
          </IssueGuide>
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
