import type { Metadata } from 'next';
import { AccountCard } from '@/components/profile/account-card';
import { ProfileFrame } from '../profile-frame';

export const metadata: Metadata = { title: 'Account' };

export default function AccountPage() {
  return (
    <ProfileFrame place="account" title="Account">
      {(user) => <AccountCard user={user} />}
    </ProfileFrame>
  );
}
