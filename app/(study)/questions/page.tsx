import type { Metadata } from 'next';
import { Practice } from '@/components/mbe/practice';
import { PageContainer } from '@/components/ui/page-container';
import type { RequestedSubtopic } from '@/lib/domain/mbe/filter-selection';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { START_PARAMETER } from '@/lib/domain/understand/study-address';
import { reportFailure } from '@/lib/http/report-failure';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'MBE Practice' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What `?subject=…&subtopic=…` asks for; null unless it names a multiple-choice subject and something in it. */
async function readRequested(searchParams: SearchParams): Promise<RequestedSubtopic | null> {
  const { subject, subtopic } = await searchParams;
  const known = MBE_SUBJECTS.find((name) => name === subject);
  return known && typeof subtopic === 'string' ? { subject: known, name: subtopic } : null;
}

async function PracticeWithBank({ userId, searchParams }: { userId: string; searchParams: SearchParams }) {
  // The page stands without them, says so and lets the learner try again.
  const catalogue = await currentCatalogue().catch((error: unknown) => {
    reportFailure('The question bank could not be read.', error);
    return null;
  });
  return (
    <PageContainer>
      <Practice
        userId={userId}
        sources={catalogue?.sources ?? null}
        subtopicCounts={catalogue?.subtopicCounts ?? null}
        requested={await readRequested(searchParams)}
        startsAtOnce={START_PARAMETER in (await searchParams)}
      />
    </PageContainer>
  );
}

export default function QuestionsPage({ searchParams }: { searchParams: SearchParams }) {
  return <ProtectedPage>{(user) => <PracticeWithBank userId={user.id} searchParams={searchParams} />}</ProtectedPage>;
}
