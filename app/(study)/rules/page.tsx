import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Rules Selection' };

export default function RulesPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Rules Selection">
          Here you will choose sources, topics and subtopics, and start a quiz on the rules within them.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
