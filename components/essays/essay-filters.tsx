import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ESSAY_FORMAT_NAMES, JURISDICTION_NAMES } from '@/lib/domain/essays/essay-format';
import type { EssayFilter, essayFilterChoices } from '@/lib/domain/essays/filter-essays';

type EssayFiltersProps = {
  choices: ReturnType<typeof essayFilterChoices>;
  filter: EssayFilter;
  onFilter: (change: Partial<EssayFilter>) => void;
};

/** One line above the list: the search, and a button that opens the filters. */
export function EssayFilters({
  choices: { topics, years, formats, jurisdictions },
  filter,
  onFilter,
}: EssayFiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { search: _, ...chosen } = filter;
  const active = Object.values(chosen).filter((choice) => choice !== null).length;
  return (
    <search className="grid gap-2">
      <div className="flex gap-2">
        <Input
          type="search"
          aria-label="Search essays"
          placeholder="Search essays"
          className="min-w-0 flex-1"
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="grid grid-cols-2 gap-2 min-[86rem]:grid-cols-1 [&[hidden]]:hidden">
        <Select
          aria-label="Subject"
          value={filter.topic ?? ''}
          onChange={({ target }) => onFilter({ topic: target.value || null })}
        >
          <option value="">All subjects</option>
          {topics.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </Select>
        <Select
          aria-label="Year"
          value={filter.year ?? ''}
          onChange={({ target }) => onFilter({ year: Number(target.value) || null })}
        >
          <option value="">All years</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Select>
        {formats.length > 1 && (
          <Select
            aria-label="Format"
            value={filter.minutes ?? ''}
            onChange={({ target }) =>
              onFilter({ minutes: formats.find((minutes) => String(minutes) === target.value) ?? null })
            }
          >
            <option value="">All formats</option>
            {formats.map((minutes) => (
              <option key={minutes} value={minutes}>
                {ESSAY_FORMAT_NAMES[minutes]}
              </option>
            ))}
          </Select>
        )}
        {jurisdictions.length > 1 && (
          <Select
            aria-label="Jurisdiction"
            value={filter.jurisdiction ?? ''}
            onChange={({ target }) =>
              onFilter({ jurisdiction: jurisdictions.find((name) => name === target.value) ?? null })
            }
          >
            <option value="">All jurisdictions</option>
            {jurisdictions.map((jurisdiction) => (
              <option key={jurisdiction} value={jurisdiction}>
                {JURISDICTION_NAMES[jurisdiction]}
              </option>
            ))}
          </Select>
        )}
      </div>
    </search>
  );
}
