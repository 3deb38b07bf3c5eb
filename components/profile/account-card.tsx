import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { GUEST_LIFETIME_DAYS } from '@/lib/domain/auth/constants';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { ExportButton } from './export-button';

/** What a learner does with the account itself. */
export function AccountCard({ user: { id, username, role, isGuest } }: { user: SessionUser }) {
  return (
    <Card aria-label="Account" className="print:hidden">
      <CardBody className="grid gap-8">
        {isGuest ? (
          <div>
            <h2 className="font-semibold">Save your work</h2>
            <p className="mt-1 mb-3 text-muted">
              You are a guest: your work is removed {GUEST_LIFETIME_DAYS} days after it began, unless you choose a name.
            </p>
            <ButtonLink href="/register">Choose a name</ButtonLink>
          </div>
        ) : (
          <div>
            <h2 className="mb-3 font-semibold">Change password</h2>
            <ChangePasswordForm username={username} />
          </div>
        )}
        <div className="border-t border-line pt-6">
          <h2 className="font-semibold">Your data</h2>
          <p className="mt-1 mb-3 text-muted">Everything we keep about you, in one JSON file.</p>
          <ExportButton />
        </div>
        <div className="border-t border-line pt-6">
          <h2 className="font-semibold">Reports</h2>
          <p className="mt-1 mb-3 text-muted">What you reported as wrong, and what became of it.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/profile/reports" variant="secondary">
              Your reports
            </ButtonLink>
            {role === 'admin' && (
              <ButtonLink href="/admin/reports" variant="secondary">
                All reports
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="border-t border-line pt-6">
          <h2 className="font-semibold">Delete account</h2>
          <p className="mt-1 mb-3 text-muted">Deletes the account and everything that belongs to it.</p>
          <DeleteAccount userId={id} hasPassword={!isGuest} />
        </div>
      </CardBody>
    </Card>
  );
}
