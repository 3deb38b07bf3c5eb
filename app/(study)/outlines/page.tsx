import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Outlines' };

export default function OutlinesPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Outlines">
          Here every subject will unfold as an outline and as a graph of its rules.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
