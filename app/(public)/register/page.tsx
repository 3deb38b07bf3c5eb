import type { Metadata } from 'next';
import { RegisterForm } from '@/components/auth/register-form';
import { Card, CardBody } from '@/components/ui/card';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';

export const metadata: Metadata = { title: 'Register' };

type RegisterPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function RegisterPage({ searchParams }: RegisterPageProps) {
  const { next } = await searchParams;
  return (
    <PageContainer width="narrow">
      <PageHeading title="Create an account" lead="All you need is a username and a password." />
      <Card>
        <CardBody>
          <RegisterForm next={typeof next === 'string' ? next : null} />
        </CardBody>
      </Card>
    </PageContainer>
  );
}
