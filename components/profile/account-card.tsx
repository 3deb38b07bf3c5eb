import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { GUEST_LIFETIME_DAYS } from '@/lib/domain/auth/constants';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { ExportButton } from './export-button';

/** What a learner does with the account itself. */
export function AccountCard({ user: { id, username, isGuest } }: { user: SessionUser }) {
  return (
    <Card id="account" aria-labelledby="account-title" className="scroll-mt-4 print:hidden">
      <CardHeader title="Account" titleId="account-title" />
      <CardBody className="grid gap-8">
        {isGuest ? (
          <div>
            <h3 className="font-semibold">Save your work</h3>
            <p className="mt-1 mb-3 text-muted">
              You are a guest: your work is removed {GUEST_LIFETIME_DAYS} days after it began, unless you choose a name.
            </p>
            <ButtonLink href="/register">Choose a name</ButtonLink>
          </div>
        ) : (
          <div>
            <h3 className="mb-3 font-semibold">Change password</h3>
            <ChangePasswordForm username={username} />
          </div>
        )}
        <div className="border-t border-line pt-6">
          <h3 className="font-semibold">Your data</h3>
          <p className="mt-1 mb-3 text-muted">Everything we keep about you, in one JSON file.</p>
          <ExportButton />
        </div>
        <div className="border-t border-line pt-6">
          <h3 className="font-semibold">Delete account</h3>
          <p className="mt-1 mb-3 text-muted">Deletes the account and everything that belongs to it.</p>
          <DeleteAccount userId={id} hasPassword={!isGuest} />
        </div>
      </CardBody>
    </Card>
  );
}
