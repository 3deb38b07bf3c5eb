import type { Metadata } from 'next';
import { TakeAlong } from '@/components/offline/take-along';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Take Along' };

export default function TakeAlongPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading
            title="Take Along"
            lead="For the train, the courthouse basement, the cabin: what you choose works on this device without a network, and what you do is saved in your account once you are back."
          />
          <TakeAlong userId={user.id} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
