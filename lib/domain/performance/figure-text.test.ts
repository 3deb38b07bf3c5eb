import { describe, expect, it } from 'vitest';
import { attemptDateText, countText, dayText, durationText, percentText } from './figure-text';

describe('figures in words', () => {
  it.each([
    [71.44, '71.4%'],
    [100, '100.0%'],
    [0, '0.0%'],
    [null, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('an accuracy of %s is %s', (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });

  it.each([
    [83.4, '01:23'],
    [59.6, '01:00'],
    [0, '00:00'],
    [-1, 'N/A'],
    [null, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('an average of %s seconds is %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it.each([
    ['2026-11-21T00:30:00Z', 'UTC', 'Nov 21, 2026'],
    ['2026-11-21T00:30:00Z', 'America/New_York', 'Nov 20, 2026'],
    [null, 'UTC', 'N/A'],
    [undefined, 'UTC', 'N/A'],
    ['', 'UTC', 'N/A'],
    ['yesterday', 'UTC', 'Invalid Date'],
  ])('the date of %s in %s is %s', (instant, timeZone, text) => {
    expect(attemptDateText(instant, timeZone)).toBe(text);
  });

  it('names days and counts', () => {
    expect(dayText('2026-03-08')).toBe('Mar 8, 2026');
    expect(countText(1, 'question')).toBe('1 question');
    expect(countText(1204, 'question')).toBe('1,204 questions');
  });
});
