import { expect, it } from 'vitest';
import { SITUATION } from './plan.fixture';
import { orderSubjects } from './subject-order';

const TODAY = '2026-12-14';
const [figures] = SITUATION.subjects;
if (!figures) throw new Error('The situation has subjects.');
const subject = (name: string, questionsAtStake: number, lastDay: string | null) => ({
  ...figures,
  subject: name,
  questionsAtStake,
  lastDay,
});
const names = (...subjects: ReturnType<typeof subject>[]) => orderSubjects(subjects, TODAY).map((one) => one.subject);

it.each([
  [
    'by what is at stake where all were answered today, as after the diagnostic',
    [subject('A', 0, TODAY), subject('B', 8, TODAY), subject('C', 25, TODAY)],
    ['C', 'B', 'A'],
  ],
  ['with those of today last', [subject('A', 25, TODAY), subject('B', 5, '2026-12-13')], ['B', 'A']],
  ['with those of long ago first', [subject('A', 10, '2026-12-13'), subject('B', 10, '2026-12-01')], ['B', 'A']],
  ['with those never answered first', [subject('A', 10, '2026-12-10'), subject('B', 10, null)], ['B', 'A']],
  ['like ones by name', [subject('B', 10, TODAY), subject('A', 10, TODAY)], ['A', 'B']],
])('orders subjects %s', (_, subjects, order) => {
  expect(names(...subjects)).toEqual(order);
});
