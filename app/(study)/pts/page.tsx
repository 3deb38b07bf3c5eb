import type { Metadata } from 'next';
import { PerformanceTestAdvice } from '@/components/practice-test/advice';
import { Alert } from '@/components/ui/alert';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'PT Practice' };

export default function PerformanceTestPage() {
  return (
    <ProtectedPage>
      {() => (
        <PageContainer width="reading">
          <PageHeading title="PT Practice" lead="How to take a performance test, in five pieces of advice." />
          <PerformanceTestAdvice />
          <Alert className="mt-6">Performance Test functionality coming soon...</Alert>
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
