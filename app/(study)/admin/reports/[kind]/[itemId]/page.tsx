import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReportedItem } from '@/components/reports/reported-item';
import { ButtonLink } from '@/components/ui/button-link';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { reportedItem } from '@/lib/contract/reports';
import { KIND_WORDS } from '@/lib/domain/reports/constants';
import { readReportedItem } from '@/lib/services/reports/read-reported-item';
import { orNotFound } from '../../../../or-not-found';
import { ProtectedPage } from '../../../../protected-page';

export const metadata: Metadata = { title: 'Reports on an item' };

type Params = Promise<{ kind: string; itemId: string }>;

async function Item({ userId, params }: { userId: string; params: Params }) {
  const address = reportedItem.safeParse(await params);
  if (!address.success) notFound();
  const { kind, itemId } = address.data;
  const item = await orNotFound(readReportedItem(userId, kind, itemId));
  return (
    <PageContainer width="reading">
      <PageHeading
        title={`${KIND_WORDS[kind]}: ${item.title}`}
        actions={
          <ButtonLink href="/admin/reports" variant="secondary">
            All reports
          </ButtonLink>
        }
      />
      <ReportedItem item={item} />
    </PageContainer>
  );
}

export default function ReportedItemPage({ params }: { params: Params }) {
  return <ProtectedPage>{(user) => <Item userId={user.id} params={params} />}</ProtectedPage>;
}
