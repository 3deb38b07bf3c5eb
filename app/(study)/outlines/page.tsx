import type { Metadata } from 'next';
import { GraphExplorer } from '@/components/outlines/graph/graph-explorer';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { reportFailure } from '@/lib/http/report-failure';
import { countOutlines } from '@/lib/services/outlines/count-outlines';
import { readOutlineGraph } from '@/lib/services/outlines/read-outline-graph';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Outlines' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The page stands without what could not be read; the browser asks again and says so. */
function orNull(error: unknown): null {
  reportFailure('The outlines could not be read.', error);
  return null;
}

async function Explorer({ userId, searchParams }: { userId: string; searchParams: SearchParams }) {
  const { subject: wanted } = await searchParams;
  const subject = SUBJECTS.find(({ id }) => id === wanted);
  const [sizes, graph] = await Promise.all([
    countOutlines().catch(orNull),
    subject ? readOutlineGraph(subject.id, { userId, nowMs: Date.now() }).catch(orNull) : null,
  ]);
  return <GraphExplorer initialGraph={graph} sizes={sizes} />;
}

export default function OutlinesPage({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Knowledge Graph Explorer"
            actions={
              <>
                <ButtonLink href="/rule-outline" variant="secondary" size="sm" prefetch={false}>
                  Rule Outline
                </ButtonLink>
                <ButtonLink href="/outlines/quiz" size="sm" prefetch={false}>
                  Outline Quiz
                </ButtonLink>
              </>
            }
          />
          <Explorer userId={user.id} searchParams={searchParams} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
