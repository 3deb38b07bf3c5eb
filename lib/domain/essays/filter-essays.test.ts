import { describe, expect, test } from 'vitest';
import { EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import {
  type EssayFilter,
  EVERY_ESSAY,
  essayFilterChoices,
  examEssays,
  filterEssays,
  type ListedEssay,
} from './filter-essays';

const ESSAYS = [
  {
    id: 'a',
    displayName: 'The Leaky Barge',
    year: 2024,
    minutes: 60,
    jurisdiction: 'california',
    topics: ['Torts', 'Remedies'],
  },
  {
    id: 'b',
    displayName: 'The Late Delivery',
    year: 2025,
    minutes: 30,
    jurisdiction: 'general',
    topics: ['Contracts'],
  },
  {
    id: 'c',
    displayName: 'The Broken Promise',
    year: 2024,
    minutes: 60,
    jurisdiction: 'general',
    topics: ['Contracts', 'Remedies'],
  },
] as const satisfies readonly ListedEssay[];

describe('filterEssays', () => {
  test.each<[Partial<EssayFilter>, string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ search: '  LATE ' }, ['b']],
    [{ search: 'remedies 2024' }, ['a', 'c']],
    [{ search: 'nothing' }, []],
    [{ topic: 'Contracts' }, ['b', 'c']],
    [{ topic: 'Contracts', year: 2024 }, ['c']],
    [{ topic: 'Contracts', year: 2024, search: 'barge' }, []],
    [{ minutes: 30 }, ['b']],
    [{ minutes: 60, jurisdiction: 'general' }, ['c']],
    [{ jurisdiction: 'california' }, ['a']],
  ])('%o', (filter, ids) => {
    expect(filterEssays(ESSAYS, { ...EVERY_ESSAY, ...filter }).map(({ id }) => id)).toEqual(ids);
  });
});

test('essayFilterChoices names each choice once, and none that no essay has', () => {
  expect(essayFilterChoices(ESSAYS)).toEqual({
    topics: ['Contracts', 'Remedies', 'Torts'],
    years: [2025, 2024],
    formats: [60, 30],
    jurisdictions: ['california', 'general'],
  });
  expect(essayFilterChoices(ESSAYS.slice(0, 1))).toMatchObject({ formats: [60], jurisdictions: ['california'] });
});

describe('examEssays', () => {
  test.each([
    ['ube', ['b']],
    ['california', ['a', 'c']],
    ['multiple_choice', ['a', 'b', 'c']],
  ] as const)('of %s are %j', (kind, ids) => {
    expect(filterEssays(ESSAYS, examEssays(EXAM_PRESETS[kind])).map(({ id }) => id)).toEqual(ids);
  });

  test('are all without an exam', () => {
    expect(examEssays(null)).toEqual(EVERY_ESSAY);
  });
});
