import type { Metadata } from 'next';
import { DownloadsScreen } from '@/components/offline/downloads-screen';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Downloads' };

export default function DownloadsPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="reading">
          <PageHeading
            title="Downloads"
            lead="Download what you want to study offline. What you do offline is saved to your account once you are back online."
          />
          <DownloadsScreen userId={user.id} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
