'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { useFileSaving } from '@/lib/client/use-file-saving';
import { exportPerformance, type PerformanceInsights } from '@/lib/contract/performance';
import type { PerformanceFileFormat } from '@/lib/domain/performance/constants';
import { DayRange } from './day-range';
import { type FigureFilters, isNarrowed, NO_FILTERS } from './figure-filters';

type Choices = PerformanceInsights['choices'];

type NameChoiceProps = {
  label: string;
  all: string;
  names: string[];
  value: string | undefined;
  onChange: (name: string) => void;
};

function NameChoice({ label, all, names, value, onChange }: NameChoiceProps) {
  // A name of the address that nobody knows is shown as it is, so that it can be seen and left.
  const known = value && !names.includes(value) ? [value, ...names] : names;
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
          <option value="">{all}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function ExportFigures({ filters }: { filters: FigureFilters }) {
  const { save, asked, isBusy, problem } = useFileSaving(
    (format: PerformanceFileFormat) =>
      call(exportPerformance, { query: { ...filters, timeZone: browserTimeZone(), format } }),
    'The figures could not be exported. Please try again.',
  );

  return (
    <>
      <Button size="sm" variant="ghost" isBusy={isBusy && asked === 'csv'} onClick={() => save('csv')}>
        Export CSV
      </Button>
      <Button size="sm" variant="ghost" isBusy={isBusy && asked === 'json'} onClick={() => save('json')}>
        Export JSON
      </Button>
      {problem && (
        <Alert tone="danger" className="w-full">
          {problem}
        </Alert>
      )}
    </>
  );
}

type FilterBarProps = {
  filters: FigureFilters;
  /** The days of the address, which filter nothing where they are no range. */
  days: { from: string; to: string };
  /** Null while they are not known. */
  choices: Choices | null;
  /** Called with the filters that change. */
  onChange: (change: FigureFilters) => void;
};

/** Narrows the figures to days, a subject and a source; takes them along as a file. */
export function FilterBar({ filters, days, choices, onChange }: FilterBarProps) {
  const [areDaysUntaken, setAreDaysUntaken] = useState(false);
  const [clearings, setClearings] = useState(0);
  const hasAddress = isNarrowed(filters) || days.from !== '' || days.to !== '';

  const clear = () => {
    // Half a date goes with its field alone.
    setClearings(clearings + 1);
    if (hasAddress) onChange(NO_FILTERS);
  };
  return (
    <search aria-label="Filter the figures" className="grid gap-3 print:hidden">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <DayRange key={clearings} {...days} onChange={onChange} onUntaken={setAreDaysUntaken} />
        <NameChoice
          label="Subject"
          all="All subjects"
          names={choices?.subjects ?? []}
          value={filters.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <NameChoice
          label="Source"
          all="All sources"
          names={choices?.sources ?? []}
          value={filters.source}
          onChange={(source) => onChange({ source })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {(hasAddress || areDaysUntaken) && (
          <Button size="sm" variant="secondary" onClick={clear}>
            Clear filters
          </Button>
        )}
        <ExportFigures filters={filters} />
        <Button size="sm" variant="ghost" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </search>
  );
}
