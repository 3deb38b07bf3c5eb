'use client';

import type { FieldControl } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

type TimeZoneSelectProps = FieldControl & {
  /** IANA name; empty for the browser's own. */
  value: string;
  onChange: (timeZone: string) => void;
};

/** Every time zone that the browser knows; the server's list may differ, and is not sent. */
export function TimeZoneSelect({ value, onChange, ...control }: TimeZoneSelectProps) {
  const known = useIsHydrated() ? Intl.supportedValuesOf('timeZone') : [];
  const zones = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Use my browser’s time zone</option>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  );
}
