import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/time/calendar-day';
import { type LearnerCards, layOutDecks, type RuleCard } from './decks';
import { type CardMemory, reviewCard } from './schedule';

const TODAY = '2026-11-21';
const NOON_MS = Date.parse(`${TODAY}T12:00:00Z`);

const CATALOGUE: RuleCard[] = [
  ['r1', 'hearsay', 'evidence'],
  ['r2', 'hearsay', 'evidence'],
  ['r3', 'relevance', 'evidence'],
  ['r4', 'battery', 'torts'],
].map(([ruleId = '', issue = '', subject = '']) => ({
  ruleId,
  name: `Name of ${ruleId}`,
  text: `Text of ${ruleId}`,
  buzzwords: [],
  subject: { id: subject, name: subject.toUpperCase() },
  issue: { id: issue, name: issue.toUpperCase() },
}));

/** A memory of a card that was first seen so many days ago and is due so many days from today. */
function memory(lastSeenDaysAgo: number, dueInDays: number): CardMemory {
  const lastDay = addDays(TODAY, -lastSeenDaysAgo);
  const reviewedAtMs = Date.parse(`${lastDay}T12:00:00Z`);
  const learned = reviewCard(null, { rating: 'good', reviewedAtMs, timeZone: 'UTC', day: lastDay });
  return { ...learned, dueDay: addDays(TODAY, dueInDays) };
}

function learner(over: Partial<LearnerCards> = {}): LearnerCards {
  return {
    ownCards: [],
    memories: new Map(),
    missedAtMs: new Map(),
    newCardsToday: 0,
    newCardsPerDay: 20,
    examDay: null,
    ...over,
  };
}

const keysOf = (deckId: string, over?: Partial<LearnerCards>) =>
  layOutDecks(CATALOGUE, learner(over), TODAY)
    .cardsOf(deckId)
    ?.map(({ key }) => key) ?? null;

describe('the decks', () => {
  it('are the special ones, the learner’s own, every subject and every topic, with their counts', () => {
    const { summaries } = layOutDecks(
      CATALOGUE,
      learner({
        ownCards: [
          { id: 'a', deck: 'Week 1' },
          { id: 'b', deck: '' },
        ],
        memories: new Map([['rule:r1', memory(5, 0)]]),
      }),
      TODAY,
    );
    expect(summaries.map(({ id, name, total, due, unseen }) => [id, name, total, due, unseen])).toEqual([
      ['due', 'Due today', 4, 1, 3],
      ['missed', 'From questions you missed', 0, 0, 0],
      ['own', 'My cards', 2, 0, 2],
      ['own:Week 1', 'Week 1', 1, 0, 1],
      ['subject:evidence', 'EVIDENCE', 3, 1, 2],
      ['new:evidence', 'New in EVIDENCE', 2, 0, 2],
      ['subject:torts', 'TORTS', 1, 0, 1],
      ['new:torts', 'New in TORTS', 1, 0, 1],
      ['issue:hearsay', 'HEARSAY', 2, 1, 1],
      ['issue:relevance', 'RELEVANCE', 1, 0, 1],
      ['issue:battery', 'BATTERY', 1, 0, 1],
    ]);
  });

  it('show what is due first, then what is new, then the rest', () => {
    const memories = new Map([
      ['rule:r1', memory(1, 9)],
      ['rule:r3', memory(5, -1)],
    ]);
    expect(keysOf('subject:evidence', { memories })).toEqual(['rule:r3', 'rule:r2', 'rule:r1']);
  });

  it('hold by subject what was never reviewed, but what is due for a missed question', () => {
    const memories = new Map([['rule:r2', memory(1, 0)]]);
    expect(keysOf('new:evidence', { memories })).toEqual(['rule:r1', 'rule:r3']);
    expect(keysOf('new:evidence', { memories, missedAtMs: new Map([['r3', NOON_MS - 1]]) })).toEqual(['rule:r1']);
    expect(keysOf('new:torts', { memories: new Map([['rule:r4', memory(1, 3)]]) })).toEqual([]);
  });

  it('know no deck that is not there', () => {
    for (const id of ['', 'issue:nowhere', 'own:nowhere', '__proto__', 'constructor']) expect(keysOf(id)).toBeNull();
  });
});

describe('due today', () => {
  it('is empty for a newcomer, and brings new cards of started topics alone', () => {
    expect(keysOf('due')).toEqual([]);
    expect(keysOf('due', { memories: new Map([['rule:r1', memory(1, 3)]]) })).toEqual(['rule:r2']);
  });

  it.each([
    [20, 0, ['own:a', 'own:b', 'rule:r2']],
    [2, 0, ['own:a', 'own:b']],
    [2, 1, ['own:a']],
    [2, 5, []],
    [0, 0, []],
  ])('brings at most %i new cards a day, %i of them seen', (newCardsPerDay, newCardsToday, expected) => {
    const ownCards = [
      { id: 'a', deck: '' },
      { id: 'b', deck: '' },
    ];
    const memories = new Map([['rule:r1', memory(1, 3)]]);
    expect(keysOf('due', { ownCards, memories, newCardsPerDay, newCardsToday })).toEqual(expected);
  });

  it('holds a rule of a missed question until it is reviewed', () => {
    const missedAtMs = new Map([['r4', NOON_MS - 1]]);
    expect(keysOf('due', { missedAtMs })).toEqual(['rule:r4']);
    expect(keysOf('due', { missedAtMs, memories: new Map([['rule:r4', memory(1, 5)]]) })).toEqual(['rule:r4']);
    expect(keysOf('due', { missedAtMs, memories: new Map([['rule:r4', memory(0, 5)]]) })).toEqual([]);
    expect(keysOf('missed', { missedAtMs, memories: new Map([['rule:r4', memory(0, 5)]]) })).toEqual(['rule:r4']);
  });

  it('brings everything learned once more before the exam', () => {
    const memories = new Map([
      ['rule:r1', memory(9, 90)],
      ['rule:r4', memory(2, 90)],
    ]);
    const settings = { memories, newCardsPerDay: 0 };
    expect(keysOf('due', { ...settings, examDay: addDays(TODAY, 2) })).toEqual([]);
    expect(keysOf('due', { ...settings, examDay: addDays(TODAY, 1) })).toEqual(['rule:r1', 'rule:r4']);
    expect(keysOf('due', { ...settings, examDay: TODAY })).toEqual([]);
  });
});
