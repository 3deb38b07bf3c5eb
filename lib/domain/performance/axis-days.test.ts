import { expect, it } from 'vitest';
import { daysOfAxis } from './axis-days';

it('gives a lone day, and a few, the two weeks that end with the last of them', () => {
  const lone = daysOfAxis(['2026-03-02']);
  expect([lone.length, lone[0], lone.at(-1)]).toEqual([14, '2026-02-17', '2026-03-02']);
  const few = daysOfAxis(['2026-02-28', '2026-03-02']);
  expect(few).toEqual(lone);
});

it('leaves out no day between the first and the last', () => {
  const days = daysOfAxis(['2024-02-01', '2024-02-29', '2024-03-01']);
  expect([days.length, days[0], days[28], days.at(-1)]).toEqual([30, '2024-02-01', '2024-02-29', '2024-03-01']);
});

it('has no axis without a day', () => {
  expect(daysOfAxis([])).toEqual([]);
});
