import type { Metadata } from 'next';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { SubjectPicker } from '@/components/understand/subject-picker';
import { currentStudyGuide } from '@/lib/services/understand/current-study-guide';
import { ProtectedPage } from '../protected-page';
import { Search, type SearchParams } from './search';

export const metadata: Metadata = { title: 'Understand' };

async function Subjects() {
  return <SubjectPicker guide={await currentStudyGuide()} />;
}

export default function UnderstandPage({ searchParams }: { searchParams: SearchParams }) {
  return (
    <ProtectedPage>
      {() => (
        <PageContainer>
          <PageHeading
            title="Understand"
            lead="Every rule in plain words, with its authority, an example and its trap. And for every issue, how examiners test it."
          />
          <Search searchParams={searchParams} />
          <Subjects />
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
