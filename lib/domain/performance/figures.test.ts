import { describe, expect, it } from 'vitest';
import { calibrate } from './calibration';
import { describePerformance } from './figures';
import { inMinutes, measurePace } from './pace';
import { topicTotal } from './performance.fixture';
import { weeklyTrend, weekStart, yearBefore } from './weeks';

describe('describePerformance', () => {
  it.each([
    [80, ['Torts'], []],
    [79, [], []],
    [60, [], []],
    [59, [], ['Torts']],
  ])('takes a topic at %d%% for a strength, a weakness or neither', (correct, strengths, weaknesses) => {
    const figures = describePerformance([], [topicTotal('Torts', { answered: 100, correct })]);
    expect(figures).toMatchObject({ strengths, weaknesses });
  });

  it('knows no average without a time, and no accuracy of a confidence without an answer', () => {
    const { topicBreakdown, overallStats } = describePerformance(
      [],
      [topicTotal('Torts', { timedAnswers: 0, timeSeconds: 0 })],
    );
    expect(overallStats).toEqual({ totalAttempts: 10, accuracy: 60, averageTimeSeconds: null });
    expect(topicBreakdown[0]).toMatchObject({
      averageTimeSeconds: null,
      confidenceAccuracy: { High: null, Medium: null, Low: null },
    });
  });

  it('is nothing but zeros without an answer', () => {
    expect(describePerformance([], [])).toEqual({
      calendarData: [],
      topicBreakdown: [],
      overallStats: { totalAttempts: 0, accuracy: 0, averageTimeSeconds: null },
      strengths: [],
      weaknesses: [],
    });
  });
});

describe('calibrate', () => {
  const topics = [
    topicTotal('Evidence', { answered: 40, correct: 25, highCount: 20, highCorrect: 14, lowCount: 9, lowCorrect: 3 }),
    topicTotal('Torts', {
      answered: 40,
      correct: 30,
      highCount: 11,
      highCorrect: 8,
      mediumCount: 10,
      mediumCorrect: 6,
    }),
  ];

  it('says how often each confidence was right, where there is enough to say so', () => {
    const { levels, unrated, sentence, confidentMistakes, luckyGuesses } = calibrate(topics);
    expect(levels.map(({ confidence, answered, correct }) => [confidence, answered, correct])).toEqual([
      ['High', 31, 22],
      ['Medium', 10, 6],
      ['Low', 9, 3],
    ]);
    expect(unrated).toEqual({ answered: 30, correct: 24, accuracy: 80 });
    expect(sentence).toBe('When you say High you are right 71% of the time; when you say Medium, 60%.');
    expect([confidentMistakes, luckyGuesses]).toEqual([9, 3]);
  });

  it('says nothing of nothing', () => {
    expect(calibrate([])).toMatchObject({ sentence: null, unrated: { answered: 0, accuracy: null } });
  });
});

describe('measurePace', () => {
  it.each([
    [0.4, '0 s'],
    [59.4, '59 s'],
    [59.5, '1 min 0 s'],
    [108, '1 min 48 s'],
    [3_725, '62 min 5 s'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(inMinutes(seconds)).toBe(words);
  });

  it('puts the slowest topic first and leaves out those without a time', () => {
    const pace = measurePace([
      topicTotal('Contracts', { timeSeconds: 500 }),
      topicTotal('Evidence', { timeSeconds: 0, timedAnswers: 0 }),
      topicTotal('Torts', { timeSeconds: 1_500 }),
    ]);
    expect(pace.topics.map(({ topic, averageSeconds }) => [topic, averageSeconds])).toEqual([
      ['Torts', 150],
      ['Contracts', 50],
    ]);
    expect(pace).toMatchObject({ averageSeconds: 100, timedAnswers: 20, targetSeconds: 108 });
    expect(measurePace([])).toMatchObject({ averageSeconds: null, sentence: null });
  });
});

describe('weeks', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('%s is in the week of Monday %s', (day, monday) => {
    expect(weekStart(day)).toBe(monday);
  });

  it('adds the days of a week up and leaves empty weeks out', () => {
    const day = (date: string, correct: number) => ({
      day: date,
      answered: 10,
      correct,
      timeSeconds: 0,
      timedAnswers: 0,
    });
    const trend = weeklyTrend([
      day('2026-11-01', 5),
      day('2026-11-02', 6),
      day('2026-11-08', 8),
      day('2026-11-21', 10),
    ]);
    expect(trend.map(({ weekStart: start, answered, accuracy }) => [start, answered, accuracy])).toEqual([
      ['2026-10-26', 10, 50],
      ['2026-11-02', 20, 70],
      ['2026-11-16', 10, 100],
    ]);
  });

  it.each([
    ['2026-11-21', '2025-11-21'],
    ['2028-02-29', '2027-03-01'],
    ['2029-02-28', '2028-02-28'],
  ])('a year before %s begins on %s', (today, start) => {
    expect(yearBefore(today)).toBe(start);
  });
});
