import { expect, it } from 'vitest';
import { isNarrowed, rangeProblem, readDays, readFilters, writeFilters } from './figure-filters';

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

it('takes no day from an address that is none', () => {
  for (const day of ['0002-01-01', '2026-02-30', '2026-13-01', '10000-01-01', 'now', '1']) {
    expect(readFilters(`?from=${day}&to=2026-01-01&subject=Torts`)).toEqual({ to: '2026-01-01', subject: 'Torts' });
  }
  const reversed = '?from=2026-02-02&to=2026-02-01&source=A';
  expect(readFilters(reversed)).toEqual({ source: 'A' });
  expect(readDays(reversed)).toEqual({ from: '2026-02-02', to: '2026-02-01' });
  expect(readDays('')).toEqual({ from: '', to: '' });
});

it.each([
  [{ from: '', to: '' }, null],
  [{ from: '2028-02-29', to: '' }, null],
  [{ from: '2026-01-01', to: '2026-01-01' }, null],
  [{ from: '0002-01-01', to: '2026-01-01' }, 'Enter a date from 1900 to 2099.'],
  [{ from: '', to: '2100-01-01' }, 'Enter a date from 1900 to 2099.'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'The From date is after the To date.'],
])('says of %j: %s', (range, problem) => {
  expect(rangeProblem(range)).toBe(problem);
});
