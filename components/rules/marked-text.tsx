import { classNames } from '@/components/ui/class-names';
import { readMarkedText } from '@/lib/domain/rules/marked-text';

/** By the classes of the checker; what states an element looks as every mark does. */
const LOOKS: Record<string, string> = {
  matched: 'bg-transparent! font-normal! underline decoration-edge decoration-1 underline-offset-4',
  missing: 'bg-warning-soft! text-warning-ink! underline decoration-dotted',
  contradicted: 'bg-danger-soft! text-danger-ink! underline decoration-wavy',
};

/** Highlighted text as the server sends it, shown without being treated as HTML. */
export function MarkedText({ html, className }: { html: string; className?: string }) {
  return (
    <p className={classNames('reading whitespace-pre-line', className)}>
      {readMarkedText(html).map(({ text, mark }, index) =>
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
