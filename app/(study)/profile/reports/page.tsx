import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnReports } from '@/components/reports/own-reports';
import { listOwnReports as listContract } from '@/lib/contract/reports';
import { listOwnReports } from '@/lib/services/reports/list-own-reports';
import { orNotFound } from '../../or-not-found';
import { ProfileFrame } from '../profile-frame';

export const metadata: Metadata = { title: 'Your reports' };

type Search = Promise<Record<string, string | string[] | undefined>>;

async function Reports({ userId, search }: { userId: string; search: Search }) {
  const query = listContract.query.safeParse(await search);
  if (!query.success) notFound();
  const { before } = query.data;
  const { reports, nextBefore } = await orNotFound(listOwnReports({ userId, before }));
  return <OwnReports reports={reports} nextBefore={nextBefore} isFirstPage={before === undefined} />;
}

export default function ReportsPage({ searchParams }: { searchParams: Search }) {
  return (
    <ProfileFrame place="account" title="Your reports">
      {(user) => <Reports userId={user.id} search={searchParams} />}
    </ProfileFrame>
  );
}
