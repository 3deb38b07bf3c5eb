import type { Metadata } from 'next';
import { PlanScreen } from '@/components/plan/plan-screen';
import { PageContainer } from '@/components/ui/page-container';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'The plan' };

export default function PlanPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="report">
          <PlanScreen key={user.id} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
