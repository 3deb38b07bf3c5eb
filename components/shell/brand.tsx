import Link from 'next/link';

/** The mark: an open book whose gutter is a plumb line. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path
        d="M16 9.5c-2.4-1.7-5.4-2.2-8.5-2v14.6c3.1-.2 6.1.3 8.5 2 2.4-1.7 5.4-2.2 8.5-2V7.5c-3.1-.2-6.1.3-8.5 2Zm0 0v17"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}

/** Name and mark, leading home. */
export function Brand() {
  return (
    <Link href="/" className="flex items-center gap-2.5 rounded-md font-serif text-xl font-semibold tracking-tight">
      <BrandMark />
      Barwright
    </Link>
  );
}
