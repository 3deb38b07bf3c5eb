import { Checkbox } from '@/components/ui/checkbox';
import type { Counted } from '@/lib/domain/mbe/topic-lists';
import { CountBadge } from './count-badge';

type NameListFilterProps = {
  legend: string;
  items: Counted[];
  selected: string[];
  onToggle: (name: string) => void;
};

/** A list of names to tick, each with its number of questions; one without any cannot be ticked. */
export function NameListFilter({ legend, items, selected, onToggle }: NameListFilterProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="px-2 pb-1 text-sm font-semibold text-muted">{legend}</legend>
      {items.map(({ name, count }) => (
        <Checkbox
          key={name}
          label={name}
          trailing={<CountBadge count={count} />}
          checked={selected.includes(name)}
          disabled={count === 0}
          onChange={() => onToggle(name)}
        />
      ))}
    </fieldset>
  );
}
