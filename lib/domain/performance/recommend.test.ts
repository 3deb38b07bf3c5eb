import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterRules } from '@/lib/contract/rules';
import { readRuleQuery } from '@/lib/domain/rules/rule-selection';
import { EXAM_QUESTIONS_PER_SUBJECT } from './constants';
import { findMissedClusters } from './missed-clusters';
import { first, MAP, topicTotal } from './performance.fixture';
import { recommend, type StudyRecord } from './recommend';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 60 * 60 * 1000;
/** Nothing to say of: every subject of the map practiced yesterday, well and in time. */
const FINE: StudyRecord = {
  topics: ['Evidence', 'Torts'].map((topic) => topicTotal(topic, { answered: 50, correct: 45, timeSeconds: 900 })),
  issueTotals: [],
  missedQuestionIds: [],
};

const made = (record: Partial<StudyRecord>) => recommend({ ...FINE, ...record }, MAP, NOW);
const texts = (record: Partial<StudyRecord>) => made(record).map(({ text }) => text);

describe('findMissedClusters', () => {
  it.each<[string, string[], [number, string | null, number | null] | null]>([
    ['too few', first('dying', 4), null],
    ['a part within a part', first('dying', 5), [5, 'Dying declarations', 5]],
    ['the part of parts', [...first('dying', 3), ...first('exception', 4)], [7, 'Exceptions', 7]],
    ['the part of more than half', [...first('exception', 4), ...first('definition', 5)], [9, 'Definition', 5]],
    ['no part of three', [...first('dying', 3), ...first('definition', 3)], [6, null, null]],
    ['nothing where they are spread', [...first('hearsay', 5), ...first('relevance', 4)], null],
    ['retired ones not', [...first('dying', 4), 'retired-1', 'retired-2'], null],
    ['an issue without parts', first('relevance', 6), [6, null, null]],
  ])('names %s', (_, missed, expected) => {
    const [cluster] = findMissedClusters(missed, MAP);
    expect(cluster ? [cluster.missed, cluster.part?.name ?? null, cluster.part?.missed ?? null] : null).toEqual(
      expected,
    );
  });

  it('gives the rules of the part alone, the most often missed first', () => {
    const [cluster] = findMissedClusters([...first('dying', 8), ...first('definition', 3)], MAP);
    expect(cluster?.ruleIds).toEqual(['rule-dying', 'rule-exception']);
  });
});

describe('recommend', () => {
  it('says nothing to whoever answered nothing, and nothing to whoever does well', () => {
    expect(recommend({ topics: [], issueTotals: [], missedQuestionIds: [] }, MAP, NOW)).toEqual([]);
    expect(made({})).toEqual([]);
  });

  it('sends to exactly the rules that a cluster of misses tests', () => {
    const [one] = made({
      missedQuestionIds: [...first('dying', 4), ...first('exception', 8), ...first('definition', 3)],
    });
    expect(one).toMatchObject({
      kind: 'missed-cluster',
      text: '12 of 15 missed Hearsay questions were about Exceptions: recall these 3 rules.',
    });
    const { pathname, searchParams } = new URL(one?.action.href ?? '', 'http://localhost');
    expect(pathname).toBe('/rules/quiz');
    const query = readRuleQuery(Object.fromEntries(searchParams));
    expect(filterRules.query.parse(query)).toMatchObject({
      rules: ['rule-exception', 'rule-definition', 'rule-dying'],
      numRules: 3,
    });
  });

  it('names the weak issue that puts most questions at stake, unless its misses were named', () => {
    const issueTotals = [
      { issueId: 'hearsay', answered: 20, correct: 4 },
      { issueId: 'relevance', answered: 20, correct: 10 },
      { issueId: 'negligence', answered: 9, correct: 0 },
    ];
    const [one, two, ...others] = made({ issueTotals });
    expect(one).toMatchObject({
      kind: 'weak-issue',
      text: 'You miss 50% of Relevance in Evidence: about 9.4 exam questions are at stake.',
      action: { href: '/questions?subject=Evidence&subtopic=Relevance&start=now' },
    });
    expect(two?.text).toBe('You miss 80% of Hearsay in Evidence: about 5.0 exam questions are at stake.');
    expect(others).toEqual([]);
    // Relevance at half right puts 9.4 questions at stake, the misses in Hearsay 5.
    expect(made({ issueTotals, missedQuestionIds: first('dying', 5) }).map(({ kind }) => kind)).toEqual([
      'weak-issue',
      'missed-cluster',
    ]);
  });

  it.each([
    ['10 of 20', 20, 10, ['When you say High you are right 50% of the time: recall the rules behind what you miss.']],
    ['too few to say so', 19, 5, []],
    ['what may be chance', 20, 14, []],
  ])('doubts a High that is right in %s', (_, highCount, highCorrect, expected) => {
    const evidence = topicTotal('Evidence', { answered: 50, correct: 45, highCount, highCorrect, timeSeconds: 900 });
    expect(texts({ topics: [evidence, ...FINE.topics.slice(1)] })).toEqual(expected);
  });

  it.each([
    [
      'left alone',
      [topicTotal('Torts', { answered: 50, correct: 45, timeSeconds: 900, lastAnsweredAtMs: NOW - 24 * DAY_MS })],
      ['You have not practiced Torts for 24 days: start with Negligence, 50% of it.'],
    ],
    ['never begun', [], ['You have not answered a question of Torts yet: start with Negligence, 50% of it.']],
    [
      'hardly begun',
      [topicTotal('Torts', { answered: 3, correct: 3, timedAnswers: 3, timeSeconds: 9 })],
      ['You have answered only 3 questions of Torts: start with Negligence, 50% of it.'],
    ],
  ])('points to a subject that was %s', (_, torts, expected) => {
    expect(texts({ topics: [...FINE.topics.slice(0, 1), ...torts] })).toEqual(expected);
  });

  it('does not scold whoever was away from everything', () => {
    const away = FINE.topics.map((total) => ({ ...total, lastAnsweredAtMs: NOW - 40 * DAY_MS }));
    expect(texts({ topics: away })).toEqual([]);
  });

  it('speaks of pace when it is more than a tenth beyond the exam’s', () => {
    const slow = (seconds: number) =>
      FINE.topics.map((total) => ({ ...total, timedAnswers: 50, timeSeconds: seconds * 50 }));
    expect(texts({ topics: slow(118) })).toEqual([]);
    expect(texts({ topics: slow(130) })).toEqual([
      'You take 2 min 10 s a question, and the exam allows 1 min 48 s: practice Evidence against the clock.',
    ]);
  });

  it('never sends to the same practice twice', () => {
    const evidence = {
      answered: 90,
      correct: 20,
      highCount: 90,
      highCorrect: 20,
      timedAnswers: 90,
      timeSeconds: 20_000,
    };
    const all = made({
      topics: [topicTotal('Evidence', evidence)],
      issueTotals: ['relevance', 'hearsay', 'negligence'].map((issueId) => ({ issueId, answered: 40, correct: 10 })),
      missedQuestionIds: first('dying', 6),
    });
    // Torts is neglected and Evidence slow as well.
    expect(all.map(({ kind }) => kind)).toEqual(['overconfidence', 'weak-issue', 'weak-issue', 'missed-cluster']);
    expect(new Set(all.map(({ action }) => action.href)).size).toBe(4);
  });

  const highs = (highCount: number, highCorrect: number, answered: number) => ({
    topics: [topicTotal('Evidence', { answered, correct: 45, highCount, highCorrect, timeSeconds: 900 }), torts],
  });
  const torts = topicTotal('Torts', { answered: 50, correct: 45, timeSeconds: 900 });

  it.each<[string, Partial<StudyRecord>, [string, number][]]>([
    [
      'a heavy issue half known above a light one that is hardly known',
      {
        issueTotals: [
          { issueId: 'hearsay', answered: 20, correct: 2 },
          { issueId: 'relevance', answered: 20, correct: 11 },
        ],
      },
      [
        ['weak-issue', 8.4375],
        ['weak-issue', 5.625],
      ],
    ],
    [
      'misses of a part by its share of the issue',
      {
        issueTotals: [{ issueId: 'hearsay', answered: 20, correct: 12 }],
        missedQuestionIds: [...first('dying', 6), ...first('definition', 2)],
      },
      [['missed-cluster', 0.75 * 2.5]],
    ],
    [
      'confident mistakes by their share of the subject',
      { ...highs(20, 8, 50), issueTotals: [{ issueId: 'hearsay', answered: 20, correct: 10 }] },
      [
        ['overconfidence', 6],
        ['weak-issue', 3.125],
      ],
    ],
    ['confident mistakes above a trifle', highs(20, 8, 5000), [['overconfidence', 1]]],
  ])('weighs %s', (_, record, expected) => {
    expect(made(record).map(({ kind, questionsAtStake }) => [kind, questionsAtStake])).toEqual(expected);
  });

  it('orders by what is at stake, never more than the exam asks, whatever was answered', () => {
    const total = fc
      .integer({ min: 0, max: 60 })
      .chain((answered) =>
        fc.record({ answered: fc.constant(answered), correct: fc.integer({ min: 0, max: answered }) }),
      );
    const record = fc
      .record({
        issues: fc.array(total, { minLength: 3, maxLength: 3 }),
        topics: fc.array(total, { minLength: 2, maxLength: 2 }),
        seconds: fc.integer({ min: 30, max: 400 }),
        missed: fc.subarray(['dying', 'exception', 'definition', 'relevance', 'duty']),
        missedCount: fc.integer({ min: 0, max: 10 }),
      })
      .map(
        ({ issues, topics, seconds, missed, missedCount }): StudyRecord => ({
          topics: topics.map(({ answered, correct }, index) =>
            topicTotal(['Evidence', 'Torts'][index] ?? '', {
              answered,
              correct,
              highCount: answered,
              highCorrect: correct,
              timedAnswers: answered,
              timeSeconds: answered * seconds,
            }),
          ),
          issueTotals: ['hearsay', 'relevance', 'negligence'].map((issueId, index) => ({
            issueId,
            answered: issues[index]?.answered ?? 0,
            correct: issues[index]?.correct ?? 0,
          })),
          missedQuestionIds: missed.flatMap((prefix) => first(prefix, missedCount)),
        }),
      );
    fc.assert(
      fc.property(record, (studied) => {
        const all = recommend(studied, MAP, NOW);
        const stakes = all.map(({ questionsAtStake }) => questionsAtStake);
        expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
        for (const stake of stakes) {
          expect(stake).toBeGreaterThanOrEqual(0);
          expect(stake).toBeLessThanOrEqual(EXAM_QUESTIONS_PER_SUBJECT);
        }
        expect(all.length).toBeLessThanOrEqual(6);
        const confident = all.findIndex(({ kind }) => kind === 'overconfidence');
        if (confident >= 0) for (const stake of stakes.slice(0, confident)) expect(stake).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
