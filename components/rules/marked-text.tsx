import { classNames } from '@/components/ui/class-names';
import { readMarkedText } from '@/lib/domain/rules/marked-text';

/** How an element that was turned round is marked, apart from those that are there. */
function markLook(classes: string): string | undefined {
  if (classes.includes('contradicted')) return 'bg-danger-soft! text-danger-ink! underline decoration-wavy';
  if (classes.includes('missing')) return 'bg-warning-soft! text-warning-ink! underline decoration-dotted';
  return undefined;
}

/** Highlighted text as the server sends it, shown without being treated as HTML. */
export function MarkedText({ html, className }: { html: string; className?: string }) {
  return (
    <p className={classNames('reading whitespace-pre-line', className)}>
      {readMarkedText(html).map(({ text, mark }, index) =>
        mark === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places.
          <mark key={index} className={markLook(mark)}>
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
