'use client';

import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { FIRST_DAY, LAST_DAY, rangeProblem } from './figure-filters';

const BOUNDS = { from: 'From', to: 'To' } as const;
type Bound = keyof typeof BOUNDS;

type Range = Record<Bound, string>;

type DayRangeProps = {
  /** As the address has them, even where they are no range; '' where a bound is not set. */
  from: string;
  to: string;
  onChange: (range: Range) => void;
  /** Told whether the fields hold what was not handed on. Keeps its identity. */
  onUntaken: (isUntaken: boolean) => void;
};

/** The field whose day is to blame; null where the days are a range. */
function wrongBound(range: Range): Bound | null {
  if (rangeProblem(range) === null) return null;
  return rangeProblem({ ...range, from: '' }) === null ? 'from' : 'to';
}

/**
 * The fields of a range of days. What is typed stays in them; only whole days that make a range are
 * handed on. What is wrong is said once the learner has left the field, and at once of an address.
 */
export function DayRange({ from, to, onChange, onUntaken }: DayRangeProps) {
  const [typed, setTyped] = useState({ from, to });
  const [halfTyped, setHalfTyped] = useState<Bound | null>(null);
  const [asked, setAsked] = useState(() => wrongBound({ from, to }));
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Changed from elsewhere; whoever is typing is ahead of the address.
    if (fields.current?.contains(document.activeElement)) return;
    setTyped({ from, to });
    setAsked(wrongBound({ from, to }));
  }, [from, to]);

  const isUntaken = halfTyped !== null || rangeProblem(typed) !== null;
  useEffect(() => onUntaken(isUntaken), [isUntaken, onUntaken]);

  function take(bound: Bound, field: HTMLInputElement) {
    const range = { ...typed, [bound]: field.value };
    setTyped(range);
    // A date of which a part is missing has no value, and is not the wish for none.
    const isHalf = field.validity.badInput;
    const otherHalf = halfTyped === bound ? null : halfTyped;
    setHalfTyped(isHalf ? bound : otherHalf);
    setAsked(null);
    if (otherHalf) range[otherHalf] = { from, to }[otherHalf];
    if (!isHalf && rangeProblem(range) === null) onChange(range);
  }

  const problemOf = (bound: Bound) =>
    halfTyped === bound ? 'Enter a complete date, or clear the field.' : halfTyped ? null : rangeProblem(typed);
  return (
    <div ref={fields} aria-live="polite" className="col-span-2 grid grid-cols-2 items-start gap-3">
      {(Object.keys(BOUNDS) as Bound[]).map((bound) => (
        <Field key={bound} label={BOUNDS[bound]} error={asked === bound && problemOf(bound)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={FIRST_DAY}
              max={LAST_DAY}
              value={typed[bound]}
              onChange={({ target }) => take(bound, target)}
              onBlur={({ target }) => {
                // What was there before the first digit is half typed as well, without any change of the value.
                if (target.validity.badInput) setHalfTyped(bound);
                setAsked(bound);
              }}
              onKeyDown={({ key }) => key === 'Enter' && setAsked(bound)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
