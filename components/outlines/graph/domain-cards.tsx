import Link from 'next/link';
import type { MouseEvent } from 'react';
import { hueStyle } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { outlineAddress } from '@/lib/domain/outlines/outline-address';
import type { OutlineSize } from '@/lib/domain/outlines/outline-size';
import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import { counted } from '@/lib/domain/text/counted';

type DomainCardsProps = {
  chosenId: SubjectId | null;
  sizes: Record<string, OutlineSize> | null;
  /** Called with the chosen one too, which is then no longer chosen. */
  onChoose: (id: SubjectId) => void;
};

/** Whether a click is for this page rather than for another tab. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** A card for each of the thirteen domains; they make room for the graph of the one chosen. */
export function DomainCards({ chosenId, sizes, onChoose }: DomainCardsProps) {
  const isCompact = chosenId !== null;
  return (
    <nav aria-labelledby="domains">
      <h2 id="domains" className={isCompact ? 'sr-only' : 'font-serif text-2xl font-semibold'}>
        Choose a subject
      </h2>
      <ul className={isCompact ? 'flex flex-wrap gap-2' : 'mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3'}>
        {SUBJECTS.map(({ id, name, emoji, hue }) => {
          const { issueCount, ruleCount } = sizes?.[id] ?? { issueCount: 0, ruleCount: 0 };
          const isChosen = id === chosenId;
          return (
            <li key={id} style={hueStyle(hue)}>
              <Link
                href={outlineAddress(isChosen ? null : id)}
                prefetch={false}
                scroll={false}
                aria-current={isChosen || undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onChoose(id);
                }}
                className={classNames(
                  'flex h-full items-center border-line border-l-hue transition-colors hover:border-hue hover:bg-hue-soft',
                  isCompact
                    ? 'gap-1.5 rounded-lg border border-l-3 px-2.5 py-1 text-sm font-semibold'
                    : 'gap-4 rounded-xl border border-l-4 p-4 shadow-card',
                  isChosen ? 'border-hue bg-hue-soft text-hue-ink' : 'bg-surface',
                )}
              >
                <span
                  aria-hidden="true"
                  className={
                    isCompact
                      ? undefined
                      : 'flex size-12 shrink-0 items-center justify-center rounded-lg bg-hue-soft text-2xl'
                  }
                >
                  {emoji}
                </span>
                {isCompact ? (
                  name
                ) : (
                  <span className="min-w-0">
                    <span className="block font-serif text-lg leading-snug font-semibold">{name}</span>
                    {sizes && (
                      <span className="block text-sm text-muted tabular-nums">
                        {counted(issueCount, 'issue')} · {counted(ruleCount, 'rule')}
                      </span>
                    )}
                  </span>
                )}
                {isChosen && (
                  <>
                    <CheckIcon className="size-4" />
                    <span className="sr-only"> (chosen; choose it again to close it)</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
