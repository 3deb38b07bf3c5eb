import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Rule Outline' };

export default function RuleOutlinePage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Rule Outline">
          Here every tested issue will be listed with its rules and the essays that asked for them.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
