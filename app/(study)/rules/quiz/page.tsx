import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Rule Quiz' };

export default function RuleQuizPage() {
  return (
    <ProtectedPage>
      {() => (
        <ComingPage title="Rule Quiz">
          Here you will write a rule from memory and be told which of its elements you missed.
        </ComingPage>
      )}
    </ProtectedPage>
  );
}
