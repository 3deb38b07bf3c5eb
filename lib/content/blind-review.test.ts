import { describe, expect, test } from 'vitest';
import { smallQuestion } from '@/tests/support/small-pack';
import { blindReadings, hasAgreement, isDisputed, isOutdated, wordingOf } from './blind-review';
import type { QuestionEntry } from './schemas/questions-schema';

const FACTS = 'A man ran a red light. He told a friend so.';
const question = (change: Partial<QuestionEntry> = {}) => ({ ...smallQuestion(0, FACTS), ...change });

describe('wordingOf', () => {
  test('stays the same across line breaks, and when what readers do not see changes', () => {
    const wording = wordingOf(question());
    expect(wording).toMatch(/^[0-9a-f]{8}$/);
    expect(wordingOf(question({ facts: FACTS.replaceAll(' ', '\n') }))).toBe(wording);
    const option = { ...question().options.A, explanation: 'Another one.' };
    expect(wordingOf(question({ key: 'B', options: { ...question().options, A: option } }))).toBe(wording);
  });

  test.each<[string, Partial<QuestionEntry>]>([
    ['passage', { passage: 'A statute.' }],
    ['facts', { facts: `${FACTS} Twice.` }],
    ['call', { call: 'What now?' }],
    ['an option', { options: { ...question().options, D: { text: 'Neither.', explanation: 'No.' } } }],
    ['the order of options', { options: { ...question().options, A: question().options.B, B: question().options.A } }],
  ])('changes with %s', (_, change) => {
    expect(wordingOf(question(change))).not.toBe(wordingOf(question()));
  });
});

describe('the record', () => {
  test('names its readers, or numbers them', () => {
    expect(blindReadings(question({ blindAnswers: ['A', 'B'] }))).toEqual([
      { reader: 'unnamed 1', answer: 'A', closeness: null },
      { reader: 'unnamed 2', answer: 'B', closeness: null },
    ]);
    expect(blindReadings(question({ blindAnswers: ['A'], readers: ['Ana'] }))).toEqual([
      { reader: 'Ana', answer: 'A', closeness: null },
    ]);
    expect(blindReadings(question({ blindAnswers: undefined }))).toEqual([]);
  });

  test('of an earlier wording says nothing of the present one', () => {
    const outdated = question({ wording: '00000000', blindAnswers: ['B', 'B'] });
    expect(isOutdated(outdated)).toBe(true);
    expect(isDisputed(outdated)).toBe(false);
    expect(hasAgreement(outdated, 1)).toBe(false);
    expect(isOutdated(question({ wording: wordingOf(question()) }))).toBe(false);
  });

  test.each<[string, QuestionEntry['blindAnswers'], number, boolean]>([
    ['two of two readers agree', ['A', 'A'], 2, true],
    ['one of two has read', ['A'], 2, false],
    ['one is enough', ['A'], 1, true],
    ['one of three disagrees', ['A', 'A', 'C'], 2, false],
    ['nobody has read', undefined, 1, false],
  ])('%s', (_, blindAnswers, readers, agreed) => {
    expect(hasAgreement(question({ blindAnswers }), readers)).toBe(agreed);
  });
});
