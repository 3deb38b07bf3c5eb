import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ExportReportsButton } from '@/components/reports/export-reports-button';
import { ReportQueue } from '@/components/reports/report-queue';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { reportQueue } from '@/lib/contract/reports';
import { listReportedItems } from '@/lib/services/reports/list-reported-items';
import { orNotFound } from '../../or-not-found';
import { ProtectedPage } from '../../protected-page';

export const metadata: Metadata = { title: 'Reports' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function Queue({ userId, search }: { userId: string; search: Search }) {
  const query = reportQueue.safeParse(await search);
  if (!query.success) notFound();
  const { state: decision, page } = query.data;
  const { items, hasMore } = await orNotFound(listReportedItems({ userId, decision, page }));
  return (
    <PageContainer width="reading">
      <PageHeading
        title="Reports"
        lead="What learners say is wrong with the content."
        actions={<ExportReportsButton />}
      />
      <ReportQueue items={items} decision={decision} page={page} hasMore={hasMore} />
    </PageContainer>
  );
}

export default function ReportsPage({ searchParams }: { searchParams: Search }) {
  return <ProtectedPage>{(user) => <Queue userId={user.id} search={searchParams} />}</ProtectedPage>;
}
