import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { ExportButton } from './export-button';

/** What a learner does with the account itself. */
export function AccountCard({ userId, username }: { userId: string; username: string }) {
  return (
    <Card id="account" aria-labelledby="account-title" className="scroll-mt-4 print:hidden">
      <CardHeader title="Account" titleId="account-title" />
      <CardBody className="grid gap-8">
        <div>
          <h3 className="mb-3 font-semibold">Change password</h3>
          <ChangePasswordForm username={username} />
        </div>
        <div className="border-t border-line pt-6">
          <h3 className="font-semibold">Your data</h3>
          <p className="mt-1 mb-3 text-muted">Everything we keep about you, in one JSON file.</p>
          <ExportButton />
        </div>
        <div className="border-t border-line pt-6">
          <h3 className="font-semibold">Delete account</h3>
          <p className="mt-1 mb-3 text-muted">Deletes the account and everything that belongs to it.</p>
          <DeleteAccount userId={userId} />
        </div>
      </CardBody>
    </Card>
  );
}
