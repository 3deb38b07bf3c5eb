import { describe, expect, it } from 'vitest';
import { replayReviews } from '@/lib/domain/memorize/schedule';
import { addMastery, masteryBand, masteryText, ruleMastery } from './graph-mastery';

const REVIEWED_AT_MS = Date.UTC(2026, 10, 21, 12);

function memoryAfter(...ratings: ('again' | 'hard' | 'good')[]) {
  const review = { reviewedAtMs: REVIEWED_AT_MS, timeZone: 'UTC', day: '2026-11-21' };
  return replayReviews(ratings.map((rating) => ({ ...review, rating }))) ?? undefined;
}

const NEVER = { memory: undefined, missedAtMs: undefined };

describe('ruleMastery', () => {
  it.each([
    ['never practiced', NEVER, { practicedCount: 0, percent: 0 }],
    ['missed in a question alone', { ...NEVER, missedAtMs: 1 }, { practicedCount: 1, percent: 0 }],
    ['learned', { ...NEVER, memory: memoryAfter('good') }, { practicedCount: 1, percent: 93 }],
    ['still being learned', { ...NEVER, memory: memoryAfter('again') }, { practicedCount: 1, percent: 0 }],
    ['forgotten', { ...NEVER, memory: memoryAfter('good', 'again') }, { practicedCount: 1, percent: 0 }],
    [
      'missed since its review',
      { memory: memoryAfter('good'), missedAtMs: REVIEWED_AT_MS + 1 },
      { practicedCount: 1, percent: 0 },
    ],
    [
      'reviewed since it was missed',
      { memory: memoryAfter('good'), missedAtMs: REVIEWED_AT_MS - 1 },
      { practicedCount: 1, percent: 93 },
    ],
  ])('of a rule that was %s', (_, evidence, expected) => {
    expect(ruleMastery(evidence, () => 92.6)).toEqual({ ruleCount: 1, ...expected });
  });
});

describe('masteryBand', () => {
  it.each([
    [100, 'known'],
    [80, 'known'],
    [79, 'partly'],
    [60, 'partly'],
    [59, 'weak'],
    [0, 'weak'],
  ])('%i percent is %s', (percent, band) => {
    expect(masteryBand({ ruleCount: 1, practicedCount: 1, percent })).toBe(band);
  });

  it('is new until something was practiced', () => {
    expect(masteryBand({ ruleCount: 4, practicedCount: 0, percent: 0 })).toBe('new');
  });
});

describe('addMastery', () => {
  it('is the mean over the rules, not over the branches', () => {
    const large = { ruleCount: 3, practicedCount: 3, percent: 100 };
    const small = { ruleCount: 1, practicedCount: 0, percent: 0 };
    expect(addMastery([large, small])).toEqual({ ruleCount: 4, practicedCount: 3, percent: 75 });
    expect(addMastery([])).toEqual({ ruleCount: 0, practicedCount: 0, percent: 0 });
  });
});

describe('masteryText', () => {
  it.each([
    [{ ruleCount: 0, practicedCount: 0, percent: 0 }, ''],
    [{ ruleCount: 2, practicedCount: 0, percent: 0 }, 'new'],
    [{ ruleCount: 2, practicedCount: 1, percent: 47 }, '47%'],
  ])('of %j is %j', (mastery, text) => {
    expect(masteryText(mastery)).toBe(text);
  });
});
