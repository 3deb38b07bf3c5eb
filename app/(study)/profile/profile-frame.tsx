import type { ReactNode } from 'react';
import { ProfileNav, type ProfilePlace } from '@/components/profile/profile-nav';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { ProtectedPage } from '../protected-page';

type ProfileFrameProps = {
  place: ProfilePlace;
  title: string;
  children: (user: SessionUser) => ReactNode;
};

/** What every page of the profile has in common. */
export function ProfileFrame({ place, title, children }: ProfileFrameProps) {
  return (
    <ProtectedPage>
      {(user) => (
        <PageContainer width="report">
          <PageHeading title={title} />
          <ProfileNav current={place} />
          <div className="grid grid-cols-1 gap-6">{children(user)}</div>
        </PageContainer>
      )}
    </ProtectedPage>
  );
}
