import type { Metadata } from 'next';
import { LoginForm } from '@/components/auth/login-form';
import { Card, CardBody } from '@/components/ui/card';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';

export const metadata: Metadata = { title: 'Log in' };

type LoginPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next } = await searchParams;
  return (
    <PageContainer width="narrow">
      <PageHeading title="Log in" lead="Your drafts, quizzes and statistics are where you left them." />
      <Card>
        <CardBody>
          <LoginForm next={typeof next === 'string' ? next : null} />
        </CardBody>
      </Card>
    </PageContainer>
  );
}
