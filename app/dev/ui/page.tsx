import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { EditorSpecimen } from './editor-specimen';
import { Specimens } from './specimens';

export const metadata: Metadata = { title: 'Primitives' };

/** The visual language on one page, in development only. */
export default function PrimitivesPage() {
  if (process.env.NODE_ENV !== 'development') notFound();
  return (
    <PageContainer>
      <PageHeading title="Primitives" lead="Everything in components/ui, in the states that it has, and the editor." />
      <div className="grid gap-6">
        <EditorSpecimen />
        <Specimens />
      </div>
    </PageContainer>
  );
}
