/** Leads to the very place it stands at, so that its address can be kept or passed on. */
export function AnchorLink({ id, name }: { id: string; name: string }) {
  return (
    <a
      href={`#${id}`}
      aria-label={`Link to: ${name}`}
      className="rounded px-1.5 font-sans text-base font-normal text-muted no-underline transition-colors hover:text-accent-ink"
    >
      #
    </a>
  );
}
