import { expect, it } from 'vitest';
import { questionParts } from './question-parts';

it.each<[string, string, string | null, string]>([
  ['facts and a call', 'A hit B.\n\nWho wins?', 'A hit B.', 'Who wins?'],
  ['facts of two paragraphs', 'A hit B.\n\nB fell.\n \nWho wins?\n', 'A hit B.\n\nB fell.', 'Who wins?\n'],
  ['a call alone', 'Who wins?', null, 'Who wins?'],
  ['nothing', '', null, ''],
])('sets the call apart: %s', (_, text, facts, call) => {
  expect(questionParts(text)).toEqual({ facts, call });
});
