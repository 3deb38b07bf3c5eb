import { type ReactNode, Suspense } from 'react';
import { PublicSessionCheck } from '@/components/shell/public-session-check';
import { readClaimedUser } from '@/lib/auth/session';

async function PublicGate() {
  const user = await readClaimedUser();
  return <PublicSessionCheck cookieUserId={user?.id ?? null} />;
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
