import type { Metadata } from 'next';
import { ComingPage } from '@/components/shell/coming-page';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Outline Quiz' };

export default function OutlineQuizPage() {
  return (
    <ProtectedPage>
      {() => <ComingPage title="Outline Quiz">Here twenty items from all outlines will test your recall.</ComingPage>}
    </ProtectedPage>
  );
}
