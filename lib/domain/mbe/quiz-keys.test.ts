import { expect, it } from 'vitest';
import { quizCommandOfKey } from './quiz-keys';

it.each([
  ['a', { type: 'choose', label: 'A' }],
  ['D', { type: 'choose', label: 'D' }],
  ['1', { type: 'choose', label: 'A' }],
  ['4', { type: 'choose', label: 'D' }],
  ['h', { type: 'setConfidence', confidence: 'High' }],
  ['M', { type: 'setConfidence', confidence: 'Medium' }],
  ['l', { type: 'setConfidence', confidence: 'Low' }],
  ['o', { type: 'setConfidence', confidence: 'Off' }],
  ['Enter', { type: 'advance' }],
  ['?', { type: 'showKeys' }],
  ['5', null],
  ['0', null],
  ['e', null],
  [' ', null],
  ['Tab', null],
  ['toString', null],
  ['__proto__', null],
] as const)('%j means %j', (key, command) => {
  expect(quizCommandOfKey(key)).toEqual(command);
});
