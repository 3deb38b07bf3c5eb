import type { Metadata } from 'next';
import { TransformerScreen } from '@/components/transformer/transformer-screen';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Other - Transformer' };

export default function TransformerPage() {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer>
          <PageHeading
            title="Other - Transformer"
            lead="Your own Word outlines, with only the first letter of each word: recite the rest from memory."
          />
          <TransformerScreen userId={user.id} initialFiles={{ uploadedFiles: [], convertedFiles: [] }} />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
