import { classNames } from '@/components/ui/class-names';
import { SafeHtml } from '@/components/ui/safe-html';
import type { Found } from '@/lib/contract/search';
import type { SearchKind } from '@/lib/domain/search/kinds';

const HEADINGS: Record<SearchKind | 'recent', string> = {
  recent: 'Recent searches',
  page: 'Pages',
  rule: 'Rules',
  explanation: 'Explanations',
  question: 'Questions you answered',
  essay: 'Essays',
  card: 'Your cards',
};

type Recent = { id: string; text: string; address: '' };
export type SearchGroup = { kind: SearchKind | 'recent'; results: (Found | Recent)[] };

type SearchListProps = {
  id: string;
  groups: readonly SearchGroup[];
  /** Counted through all groups; -1 for none. */
  activeIndex: number;
  optionId: (index: number) => string;
  /** Of the search before. */
  isStale: boolean;
  onChoose: (index: number) => void;
};

function OptionText({ option }: { option: Found | Recent }) {
  if ('text' in option) return <span dir="auto">{option.text}</span>;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <SafeHtml as="span" html={option.titleHtml} className="marked font-semibold" />
        {option.place !== '' && <span className="text-sm text-muted">{option.place}</span>}
      </span>
      {option.snippetHtml !== '' && (
        <SafeHtml as="span" html={option.snippetHtml} className="marked mt-0.5 line-clamp-2 text-sm text-muted" />
      )}
    </>
  );
}

/** The list of a search: the field keeps the focus, the arrow keys move through it. */
export function SearchList({ id, groups, activeIndex, optionId, isStale, onChoose }: SearchListProps) {
  let count = 0;
  const numbered = groups.map((group) => ({
    ...group,
    options: group.results.map((option) => ({ option, index: count++ })),
  }));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className={classNames('transition-opacity', isStale && 'opacity-55')}
    >
      {numbered.map(({ kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={kind} role="group" aria-label={HEADINGS[kind]} className="mb-3">
          <p aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-muted">
            {HEADINGS[kind]}
          </p>
          {options.map(({ option, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and answers the keys.
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
              className="cursor-pointer rounded-md px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:outline-accent"
            >
              <OptionText option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
