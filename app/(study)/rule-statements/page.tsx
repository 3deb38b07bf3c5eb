import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../protected-page';

export const metadata: Metadata = { title: 'Memorize - Rule Statements' };

export default function RuleStatementsPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Memorize - Rule Statements">
          Here flashcards of the rule statements will come back just before you forget them.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
