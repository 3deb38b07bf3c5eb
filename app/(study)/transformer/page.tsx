import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Other - Transformer' };

export default function TransformerPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Other - Transformer">
          Here your own Word outlines will become first-letter memorisation files.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
