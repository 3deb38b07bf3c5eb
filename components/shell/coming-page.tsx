import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';

type ComingPageProps = {
  title: string;
  /** What the learner will be able to do here. */
  children: string;
};

/** A page whose feature is not built yet says so plainly, and where to go meanwhile. */
export function ComingPage({ title, children }: ComingPageProps) {
  return (
    <PageContainer>
      <PageHeading title={title} />
      <EmptyState
        title="Not open yet"
        action={
          <ButtonLink href="/questions" variant="primary">
            Practise questions meanwhile
          </ButtonLink>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </PageContainer>
  );
}
