import { describe, expect, it } from 'vitest';
import { nextExamDays } from './exam-days';

describe('nextExamDays', () => {
  it.each([
    ['2026-01-01', ['2026-02-24', '2026-07-28', '2027-02-23']],
    ['2026-02-24', ['2026-02-24', '2026-07-28', '2027-02-23']],
    ['2026-02-25', ['2026-07-28', '2027-02-23', '2027-07-27']],
    ['2026-12-31', ['2027-02-23', '2027-07-27', '2028-02-22']],
    // The last of July is a Tuesday: the Wednesday after it is August's.
    ['2029-07-01', ['2029-07-24', '2030-02-26', '2030-07-30']],
  ])('names those from %s on', (today, firsts) => {
    expect(nextExamDays(today).map(({ first }) => first)).toEqual(firsts);
  });

  it('gives the two days of each', () => {
    expect(nextExamDays('2028-02-01')[0]).toEqual({ first: '2028-02-22', last: '2028-02-23' });
  });
});
