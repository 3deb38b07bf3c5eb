import Link from 'next/link';
import { Brand } from './brand';

const STUDY = [
  { href: '/understand', label: 'Rule explanations' },
  { href: '/rules', label: 'Rule quiz' },
  { href: '/outlines', label: 'Outlines' },
  { href: '/outlines/quiz', label: 'Outline quiz' },
  { href: '/rule-outline', label: 'Rule outline' },
] as const;

const PRACTICE = [
  { href: '/questions', label: 'Questions' },
  { href: '/essays', label: 'Essays' },
  { href: '/pts', label: 'Performance tests' },
  { href: '/transformer', label: 'Document transformer' },
  { href: '/profile', label: 'Your progress' },
  { href: '/downloads', label: 'Downloads' },
] as const;

const ENTRY = [
  { href: '/login', label: 'Log in' },
  { href: '/register', label: 'Create an account' },
] as const;

function LinkList({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul className="mt-2 grid gap-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="rounded text-ink underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The foot of every page: every place of the product, and what it is not. */
export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-16 gap-y-8 px-4 py-10 sm:px-6">
        <div className="max-w-sm">
          <Brand />
          <p className="mt-3 text-muted">Understand. Memorize. Apply.</p>
          <p className="mt-3 text-sm text-muted">
            Study material for bar examinees. It teaches the law that the exam tests and is not legal advice.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-16 gap-y-8">
          {isSignedIn ? (
            <>
              <LinkList title="Understand and memorize" links={STUDY} />
              <LinkList title="Practice" links={PRACTICE} />
            </>
          ) : (
            <LinkList title="Begin" links={ENTRY} />
          )}
        </nav>
      </div>
    </footer>
  );
}
