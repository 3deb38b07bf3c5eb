'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const STYLE =
  'block rounded-md px-3 py-2 font-semibold whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink';

type NavLinkProps = {
  href: string;
  label: ReactNode;
  /** Addresses whose pages, and those below them, belong to the link. */
  places?: readonly string[];
  isPrefetched?: boolean;
  className?: string;
};

/** A link of the navigation that knows whether it leads to the page it stands on, or to what that belongs to. */
export function NavLink({ href, label, places = [], isPrefetched, className = STYLE }: NavLinkProps) {
  const path = usePathname();
  const isPlace = places.some((place) => path === place || path.startsWith(`${place}/`));
  return (
    <Link
      href={href}
      prefetch={isPrefetched}
      aria-current={path === href ? 'page' : isPlace || undefined}
      className={className}
    >
      {label}
    </Link>
  );
}
