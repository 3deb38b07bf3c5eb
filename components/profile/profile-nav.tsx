import Link from 'next/link';

const PLACES = [
  ['progress', '/profile', 'Progress'],
  ['activity', '/profile/activity', 'Activity'],
  ['settings', '/profile/settings', 'Settings'],
  ['account', '/profile/account', 'Account'],
] as const;

export type ProfilePlace = (typeof PLACES)[number][0];

/** The pages of the profile. */
export function ProfileNav({ current }: { current: ProfilePlace }) {
  return (
    <nav aria-label="Profile" className="mb-6 border-b border-line print:hidden">
      <ul className="flex gap-x-1 max-sm:justify-between sm:gap-x-4">
        {PLACES.map(([place, href, label]) => (
          <li key={place}>
            <Link
              href={href}
              aria-current={place === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold text-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-ink max-sm:px-0 max-sm:text-sm"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
