import type { Metadata } from 'next';
import { Practice } from '@/components/mbe/practice';
import { PageContainer } from '@/components/ui/page-container';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'MBE Practice' };

async function PracticeWithBank({ userId }: { userId: string }) {
  // The page stands without them, says so and lets the learner try again.
  const catalogue = await currentCatalogue().catch((error: unknown) => {
    console.error('The question bank could not be read.', error);
    return null;
  });
  return (
    <PageContainer>
      <Practice
        userId={userId}
        sources={catalogue?.sources ?? null}
        subtopicCounts={catalogue?.subtopicCounts ?? null}
      />
    </PageContainer>
  );
}

export default function QuestionsPage() {
  return <ProtectedPage>{(user) => <PracticeWithBank userId={user.id} />}</ProtectedPage>;
}
