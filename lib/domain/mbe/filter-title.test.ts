import { expect, it } from 'vitest';
import { filterTitle } from './filter-title';

it.each([
  [[], [], 'All questions'],
  [['Core'], [], 'Core'],
  [['Core'], ['Torts'], 'Torts'],
  [[], ['Torts', 'Evidence'], 'Torts and Evidence'],
  [[], ['A', 'B', 'C', 'D'], 'A, B, C and D'],
  [[], ['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('sources %j and subjects %j are "%s"', (sources, subjects, title) => {
  expect(filterTitle({ sources, subjects })).toBe(title);
});

it('names the diagnostic', () => {
  expect(filterTitle({ sources: [], subjects: ['Torts', 'Evidence'], isDiagnostic: true })).toBe('Diagnostic');
});
