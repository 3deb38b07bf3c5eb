import { describe, expect, test } from 'vitest';
import { essayFilterChoices, filterEssays } from './filter-essays';

const ESSAYS = [
  { id: 'a', displayName: 'The Leaky Barge', year: 2024, topics: ['Torts', 'Remedies'] },
  { id: 'b', displayName: 'The Late Delivery', year: 2025, topics: ['Contracts'] },
  { id: 'c', displayName: 'The Broken Promise', year: 2024, topics: ['Contracts', 'Remedies'] },
];
const ALL = { search: '', topic: null, year: null };

describe('filterEssays', () => {
  test.each([
    [{}, ['a', 'b', 'c']],
    [{ search: '  LATE ' }, ['b']],
    [{ search: 'remedies 2024' }, ['a', 'c']],
    [{ search: 'nothing' }, []],
    [{ topic: 'Contracts' }, ['b', 'c']],
    [{ topic: 'Contracts', year: 2024 }, ['c']],
    [{ topic: 'Contracts', year: 2024, search: 'barge' }, []],
  ])('%o', (filter, ids) => {
    expect(filterEssays(ESSAYS, { ...ALL, ...filter }).map(({ id }) => id)).toEqual(ids);
  });
});

test('essayFilterChoices names every subject and year once', () => {
  expect(essayFilterChoices(ESSAYS)).toEqual({ topics: ['Contracts', 'Remedies', 'Torts'], years: [2025, 2024] });
});
