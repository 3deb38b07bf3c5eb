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
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
            {rows.map(([term, value]) => (
              <div key={term} className="contents">
                <dt className="text-muted">{term}</dt>
                <dd dir="auto" className="min-w-0 font-semibold wrap-anywhere max-sm:-mt-2">
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
