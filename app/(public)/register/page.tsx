import type { Metadata } from 'next';
import { GuestButton } from '@/components/auth/guest-button';
import { RegisterForm } from '@/components/auth/register-form';
import { Card, CardBody } from '@/components/ui/card';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';
import { readClaimedUser } from '@/lib/auth/session';
import { GUEST_LIFETIME_DAYS } from '@/lib/domain/auth/constants';

export const metadata: Metadata = { title: 'Register' };

type RegisterPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const { next } = await searchParams;
  const isGuest = (await readClaimedUser())?.isGuest === true;
  return (
    <PageContainer width="narrow">
      {isGuest ? (
        <PageHeading
          title="Save your work"
          lead={`Choose a username and a password, and everything stays yours. A guest's work is removed ${GUEST_LIFETIME_DAYS} days after it began.`}
        />
      ) : (
        <PageHeading title="Create an account" lead="All you need is a username and a password." />
      )}
      <Card>
        <CardBody className="grid gap-5">
          <RegisterForm next={typeof next === 'string' ? next : null} isGuest={isGuest} />
          {!isGuest && <GuestButton />}
        </CardBody>
      </Card>
    </PageContainer>
  );
}
