import { ButtonLink } from '@/components/ui/button-link';
import { ArrowIcon } from '@/components/ui/icons';

type Way = { href: string; name: string };

type NeighborsProps = {
  label: string;
  /** What a neighbor is, for those who hear it. */
  singular: string;
  previous: Way | null;
  next: Way | null;
  /** Where all of them stand. */
  all: Way;
};

/** The pages before and after, and the way back to all of them. */
export function Neighbors({ label, singular, previous, next, all }: NeighborsProps) {
  return (
    <nav aria-label={label} className="mt-10 grid items-center gap-3 sm:grid-cols-[1fr_auto_1fr]">
      <span className="grid sm:justify-self-start">
        {previous && (
          <ButtonLink href={previous.href} variant="secondary" rel="prev" prefetch={false}>
            <ArrowIcon className="size-4 shrink-0 rotate-180" />
            <span className="sr-only">Previous {singular}: </span>
            {previous.name}
          </ButtonLink>
        )}
      </span>
      <ButtonLink href={all.href} variant="ghost" prefetch={false}>
        {all.name}
      </ButtonLink>
      <span className="grid sm:justify-self-end">
        {next && (
          <ButtonLink href={next.href} variant="secondary" rel="next" prefetch={false}>
            <span className="sr-only">Next {singular}: </span>
            {next.name}
            <ArrowIcon className="size-4 shrink-0" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
