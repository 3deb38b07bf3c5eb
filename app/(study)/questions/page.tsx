import type { Metadata } from 'next';
import { Practice } from '@/components/mbe/practice';
import { PageContainer } from '@/components/ui/page-container';
import type { QuestionSource } from '@/lib/contract/questions';
import { MAX_NUMBER_OF_QUESTIONS, MIN_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import type { WantedSubtopic } from '@/lib/domain/mbe/filter-selection';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { COUNT_PARAMETER, START_PARAMETER } from '@/lib/domain/understand/study-address';
import { reportFailure } from '@/lib/http/report-failure';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'MBE Practice' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** What `?subject=…&subtopic=…` asks for; null unless it names a multiple-choice subject and something in it. */
async function readWanted(searchParams: SearchParams): Promise<WantedSubtopic | null> {
  const { subject, subtopic } = await searchParams;
  const known = MBE_SUBJECTS.find((name) => name === subject);
  return known && typeof subtopic === 'string' ? { subject: known, name: subtopic } : null;
}

/** The topics that `?subject=…` ticks without anything narrower: a subject or a practice exam that the bank has. */
async function readTopics(searchParams: SearchParams, sources: readonly QuestionSource[]): Promise<string[]> {
  const { subject, subtopic } = await searchParams;
  const isKnown = sources.some(({ topics }) => topics.some(({ name }) => name === subject));
  return isKnown && typeof subject === 'string' && subtopic === undefined ? [subject] : [];
}

/** How many questions `?count=…` asks for; null without a number that can be. */
async function readCount(searchParams: SearchParams): Promise<number | null> {
  const { [COUNT_PARAMETER]: count } = await searchParams;
  const wanted = typeof count === 'string' && /^\d{1,3}$/.test(count) ? Number(count) : 0;
  return wanted >= MIN_NUMBER_OF_QUESTIONS && wanted <= MAX_NUMBER_OF_QUESTIONS ? wanted : null;
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
        wanted={await readWanted(searchParams)}
        requestedTopics={await readTopics(searchParams, catalogue?.sources ?? [])}
        requestedCount={await readCount(searchParams)}
        startsAtOnce={START_PARAMETER in (await searchParams)}
      />
    </PageContainer>
  );
}

export default function QuestionsPage({ searchParams }: { searchParams: SearchParams }) {
  return <ProtectedPage>{(user) => <PracticeWithBank userId={user.id} searchParams={searchParams} />}</ProtectedPage>;
}
