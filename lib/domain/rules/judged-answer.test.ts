import { describe, expect, it } from 'vitest';
import type { ElementState } from './checker/examine';
import {
  askedElements,
  elementStatuses,
  flawBeyondElements,
  type JudgedAnswer,
  resultOf,
  type SelfAssessment,
} from './judged-answer';
import { markAnswer, markRule } from './verdict-marks';

const element = (phrase: string, state: ElementState, isSure: boolean) => ({ phrase, state, isSure, quote: null });

/** Sure of the first element, in doubt of the others. */
const IN_DOUBT: JudgedAnswer = {
  answerId: 'answer',
  result: 'Incorrect',
  isSure: false,
  highlightedAnswer: 'in <mark class="element">writing</mark>, <mark class="contradicted">unsigned</mark>',
  highlightedCorrectAnswer:
    'It is in <mark class="present">writing</mark>, <mark class="contradicted">signed</mark> and <mark class="present">dated</mark>.',
  missing: [],
  elements: [
    element('writing', 'present', true),
    element('signed', 'contradicted', false),
    element('dated', 'present', false),
  ],
};
const SURE: JudgedAnswer = { ...IN_DOUBT, isSure: true };

const settledAs = (...missing: string[]): SelfAssessment => ({
  result: missing.length === 0 ? 'Correct' : 'Incorrect',
  missing,
});

describe('an answer that was judged', () => {
  it('asks about what is in doubt, unless the whole is sure', () => {
    expect(askedElements(IN_DOUBT).map(({ phrase }) => phrase)).toEqual(['signed', 'dated']);
    expect(askedElements(SURE)).toEqual([]);
  });

  it('has no result before it is settled', () => {
    expect(resultOf(SURE, null)).toBe('Incorrect');
    expect(resultOf(IN_DOUBT, null)).toBeNull();
    expect(resultOf(IN_DOUBT, settledAs())).toBe('Correct');
  });

  const STATED: JudgedAnswer = {
    ...SURE,
    elements: SURE.elements.map(({ phrase }) => element(phrase, 'present', true)),
  };

  it.each([
    ['an element is contradicted', SURE, null],
    ['it is in doubt', { ...STATED, isSure: false }, null],
    ['it is correct', { ...STATED, result: 'Correct' as const }, null],
    ['something between the elements is contradicted', STATED, 'reversed'],
    ['it only names the elements', { ...STATED, highlightedAnswer: 'writing, signed' }, 'unstated'],
  ])('has a flaw beyond its elements or none where %s', (_, verdict, flaw) => {
    expect(flawBeyondElements(verdict)).toBe(flaw);
  });

  it.each<[string, JudgedAnswer, SelfAssessment | null, string[], string, string]>([
    [
      'is contradicted between its elements',
      STATED,
      null,
      ['present', 'present', 'present'],
      'writing:element, unsigned:contradicted',
      'writing:present, signed:contradicted, dated:present',
    ],
    [
      'is sure',
      SURE,
      null,
      ['present', 'contradicted', 'present'],
      'writing:element, unsigned:contradicted',
      'writing:present, signed:contradicted, dated:present',
    ],
    [
      'is compared',
      IN_DOUBT,
      null,
      ['present', 'open', 'open'],
      'writing:element, unsigned:matched',
      'writing:present, signed:open, dated:open',
    ],
    [
      'was all said',
      IN_DOUBT,
      settledAs(),
      ['present', 'present settled', 'present settled'],
      'writing:element, unsigned:matched',
      'writing:present, signed:present, dated:present',
    ],
    [
      'was said but for what seems contradicted',
      IN_DOUBT,
      settledAs('signed'),
      ['present', 'contradicted settled', 'present settled'],
      'writing:element, unsigned:contradicted',
      'writing:present, signed:contradicted, dated:present',
    ],
    [
      'was said but for what seems present',
      IN_DOUBT,
      settledAs('dated'),
      ['present', 'present settled', 'missing settled'],
      'writing:element, unsigned:matched',
      'writing:present, signed:present, dated:missing',
    ],
  ])('is shown by its elements when it %s', (_, verdict, settlement, states, inAnswer, inRule) => {
    const elements = elementStatuses(verdict, settlement);
    expect(elements.map(({ state, isSelfAssessed }) => (isSelfAssessed ? `${state} settled` : state))).toEqual(states);
    const marksOf = (runs: ReturnType<typeof markRule>) =>
      runs.flatMap(({ text, mark }) => (mark === null ? [] : [`${text}:${mark}`])).join(', ');
    expect(marksOf(markAnswer(verdict, elements))).toBe(inAnswer);
    expect(marksOf(markRule(verdict, elements))).toBe(inRule);
  });
});
