import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { SessionUser } from '@/lib/domain/auth/token-claims';

/** Who the learner is, as the server knows them. */
export function ProfileCard({ user }: { user: SessionUser | null }) {
  const rows = user && [
    ['Username', user.username],
    ['Role', user.role],
    ['User ID', user.id],
  ];
  return (
    <Card aria-labelledby="user-profile">
      <CardHeader title="User Profile" titleId="user-profile" />
      <CardBody>
        {rows ? (
          <dl className="flex flex-wrap gap-x-12 gap-y-3">
            {rows.map(([term, value]) => (
              <div key={term} className="min-w-0">
                <dt className="text-sm text-muted">{term}</dt>
                <dd dir="auto" className="font-semibold wrap-anywhere">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>Could not load profile information.</p>
        )}
      </CardBody>
    </Card>
  );
}
