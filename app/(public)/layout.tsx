import { type ReactNode, Suspense } from 'react';
import { SessionGate } from '@/components/shell/session-gate';
import { readClaimedUser } from '@/lib/auth/session';

async function PublicGate() {
  const user = await readClaimedUser();
  return <SessionGate cookieUserId={user?.id ?? null} isGuarded={false} />;
}

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <PublicGate />
      </Suspense>
    </>
  );
}
