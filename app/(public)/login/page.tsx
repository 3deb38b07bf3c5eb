import type { Metadata } from 'next';
import Link from 'next/link';
import { GuestButton } from '@/components/auth/guest-button';
import { LoginForm } from '@/components/auth/login-form';
import { PasswordInput } from '@/components/auth/password-input';
import { UsernameField } from '@/components/auth/username-field';
import { Card, CardBody } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { PageContainer } from '@/components/ui/page-container';
import { PageHeading } from '@/components/ui/page-heading';

export const metadata: Metadata = { title: 'Log in' };

type LoginPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next } = await searchParams;
  const path = typeof next === 'string' ? next : null;
  return (
    <PageContainer width="narrow">
      <PageHeading title="Log in" lead="Your drafts, quizzes and statistics are where you left them." />
      <Card>
        <CardBody className="grid gap-5">
          <LoginForm next={path}>
            <UsernameField />
            <Field label="Password">
              {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
            </Field>
          </LoginForm>
          <p className="text-center text-muted">
            New here?{' '}
            <Link
              href={path ? `/register?next=${encodeURIComponent(path)}` : '/register'}
              className="font-semibold text-accent-ink underline underline-offset-4"
            >
              Create an account
            </Link>
          </p>
          <GuestButton />
        </CardBody>
      </Card>
    </PageContainer>
  );
}
