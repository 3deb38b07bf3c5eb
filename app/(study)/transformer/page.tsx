import type { Metadata } from 'next';
import { TransformerScreen } from '@/components/transformer/transformer-screen';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { reportFailure } from '@/lib/http/report-failure';
import { listCurrentFiles } from '@/lib/services/transformer/current-files';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Other - Transformer' };

async function Transformer({ userId }: { userId: string }) {
  // Without them there is nothing to lose: the browser says so and asks again.
  const files = await listCurrentFiles(userId, Date.now()).catch((error: unknown) => {
    reportFailure('The files of a learner could not be read.', error);
    return null;
  });
  return <TransformerScreen userId={userId} initialFiles={files} />;
}

export default function TransformerPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Other - Transformer"
            lead="Your own Word outlines, with only the first letter of each word: recite the rest from memory."
          />
          <Transformer userId={user.id} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
