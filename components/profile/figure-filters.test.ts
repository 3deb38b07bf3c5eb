import { expect, it } from 'vitest';
import { isNarrowed, readFilters, withBound, writeFilters } from './figure-filters';

it('reads from an address what it writes there, and leaves the rest of it alone', () => {
  const filters = { from: '2026-09-01', subject: 'Criminal Law and Procedure', source: 'Set 1 & 2' };
  const query = writeFilters('?next=1&to=2026-01-01', filters);
  expect(readFilters(query)).toEqual(filters);
  expect(query).toContain('next=1');
  expect(writeFilters(query, {})).toBe('?next=1');
  expect(writeFilters('', {})).toBe('');
});

it('knows whether anything is narrowed', () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed(readFilters('?subject=&other=x'))).toBe(false);
  expect(isNarrowed({ to: '2026-09-01' })).toBe(true);
});

it('lets go of the bound that a new one contradicts', () => {
  const range = { from: '2026-09-01', to: '2026-09-30' };
  expect(withBound(range, 'from', '2026-10-01')).toEqual({ from: '2026-10-01' });
  expect(withBound(range, 'to', '2026-08-31')).toEqual({ to: '2026-08-31' });
  expect(withBound(range, 'to', '2026-09-15')).toEqual({ from: '2026-09-01', to: '2026-09-15' });
});
