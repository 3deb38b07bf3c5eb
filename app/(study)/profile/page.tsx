import type { Metadata } from 'next';
import { ProfileCard } from '@/components/profile/profile-card';
import { ProgressScreen } from '@/components/profile/progress-screen';
import { ProfileFrame } from './profile-frame';

export const metadata: Metadata = { title: 'Profile & Stats' };

export default function ProgressPage() {
  return (
    <ProfileFrame place="progress" title="Profile & Stats">
      {(user) => (
        <>
          <ProfileCard user={user} />
          <ProgressScreen key={user.id} userId={user.id} />
        </>
      )}
    </ProfileFrame>
  );
}
