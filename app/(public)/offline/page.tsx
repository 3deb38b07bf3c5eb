import type { Metadata } from 'next';
import { CachedPages } from '@/components/offline/cached-pages';
import { LearnerMark } from '@/components/shell/learner-mark';
import { PageContainer } from '@/components/ui/page-container';
import { readClaimedUser } from '@/lib/auth/session';

export const metadata: Metadata = { title: 'Offline', robots: { index: false } };

/** What the service worker shows in place of a page that is not on the device. */
export default async function OfflinePage() {
  const user = await readClaimedUser();
  return (
    <PageContainer width="reading">
      <CachedPages />
      {user && <LearnerMark userId={user.id} />}
    </PageContainer>
  );
}
