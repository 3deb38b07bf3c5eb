import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Understand' };

export default function UnderstandPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Understand">
          Here every rule will be explained in plain words, subject by subject, with its authority and its traps.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
