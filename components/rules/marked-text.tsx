import { classNames } from '@/components/ui/class-names';
import type { MarkedRun } from '@/lib/domain/rules/marked-text';

/** By the classes of the checker; what states an element looks as every mark does. */
const LOOKS: Record<string, string> = {
  matched: 'bg-transparent! font-normal! underline decoration-edge decoration-1 underline-offset-4',
  missing: 'bg-warning-soft! text-warning-ink! underline decoration-dotted',
  contradicted: 'bg-danger-soft! text-danger-ink! underline decoration-wavy',
  open: 'bg-accent-soft! text-accent-ink! underline decoration-dashed decoration-1 underline-offset-4',
};

/** Highlighted text, its runs as they were read. */
export function MarkedText({ runs, className }: { runs: readonly MarkedRun[]; className?: string }) {
  return (
    <p className={classNames('reading whitespace-pre-line', className)}>
      {runs.map(({ text, mark }, index) =>
        mark === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places.
          <mark key={index} className={LOOKS[mark]}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
