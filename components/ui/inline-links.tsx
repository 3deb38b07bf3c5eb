import Link from 'next/link';

/** Links in a line of text, with dots between them. */
export function InlineLinks({ links }: { links: readonly { href: string; text: string }[] }) {
  return links.map(({ href, text }, index) => (
    <span key={href}>
      {index > 0 && ' · '}
      <Link href={href} prefetch={false} className="rounded text-accent-ink underline underline-offset-4">
        {text}
      </Link>
    </span>
  ));
}
