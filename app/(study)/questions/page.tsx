import type { Metadata } from 'next';
import { Practice } from '@/components/mbe/practice';
import { PracticeTips } from '@/components/mbe/practice-tips';
import { readRequestedPractice, requestedSelection } from '@/lib/domain/mbe/requested-practice';
import { reportFailure } from '@/lib/http/report-failure';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'MBE Practice' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

async function PracticeWithBank({ userId, searchParams }: { userId: string; searchParams: SearchParams }) {
  // The page stands without them, says so and lets the learner try again.
  const catalogue = await currentCatalogue().catch((error: unknown) => {
    reportFailure('The question bank could not be read.', error);
    return null;
  });
  const requested = readRequestedPractice(await searchParams);
  return (
    <Practice
      userId={userId}
      sources={catalogue?.sources ?? null}
      subtopicCounts={catalogue?.subtopicCounts ?? null}
      requested={requested}
      initialSelection={requestedSelection(requested, catalogue?.sources ?? null)}
      tips={<PracticeTips />}
    />
  );
}

export default function QuestionsPage({ searchParams }: { searchParams: SearchParams }) {
  return <ProtectedPage>{(user) => <PracticeWithBank userId={user.id} searchParams={searchParams} />}</ProtectedPage>;
}
