'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

const STYLE =
  'block rounded-md px-3 py-2 font-semibold whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink';

/** A link of the navigation that knows whether it leads to the page it stands on. */
export function NavLink({ href, label }: { href: string; label: string }) {
  const isCurrent = usePathname() === href;
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={STYLE}>
      {label}
    </Link>
  );
}
