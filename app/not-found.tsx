import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';

export const metadata: Metadata = { title: 'Page Not Found' };

export default function NotFound() {
  return (
    <PageContainer width="reading">
      <div className="py-16 text-center">
        <p className="font-serif text-7xl font-semibold text-accent-ink tabular-nums">404</p>
        <h1 className="mt-4 font-serif text-3xl font-semibold">Page Not Found</h1>
        <p className="mt-3 text-lg text-muted">Sorry, the page you are looking for does not exist or has been moved.</p>
        <div className="mt-8">
          <ButtonLink href="/" variant="primary" size="lg">
            Go to Home
          </ButtonLink>
        </div>
      </div>
    </PageContainer>
  );
}
