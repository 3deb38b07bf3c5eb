import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Practice - Essays' };

export default function EssaysPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Practice - Essays">
          Here you will write essays against the clock and see which issues you found.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
