import { describe, expect, test } from 'vitest';
import { plainFacts } from '@/tests/support/plain-facts';
import { smallQuestion } from '@/tests/support/small-pack';
import { type CallKind, callKindOf, isAbsolute } from './exam-style';
import { personalNamesOf } from './personal-names';

function asking(call: string, texts?: [string, string, string, string]) {
  const { options } = smallQuestion(0, plainFacts(0));
  const [A, B, C, D] = texts ?? [options.A.text, options.B.text, options.C.text, options.D.text];
  const option = (text: string) => ({ text, explanation: 'Why.' });
  return { call, options: { A: option(A), B: option(B), C: option(C), D: option(D) } };
}

describe('callKindOf', () => {
  test.each<[CallKind, string, [string, string, string, string]?]>([
    ['outcome with reason', 'How should the court rule on the objection?'],
    ['best argument', "Which is the buyer's strongest argument against summary judgment?"],
    ['strongest basis', 'What is the best basis for excluding the letter?'],
    ['claim or motion', 'Which motion should the defendant file?'],
    ['additional fact', 'Which additional fact would most help the landlord?'],
    ['least likely', 'Which theory is least likely to support liability?'],
    ['bare label', 'What interest does the niece hold?', ['A remainder.', 'A reversion.', 'An option.', 'A lease.']],
    ['amount or order', 'How much may she recover?', ['$10,000.', '$12,000.', '$15,000.', 'Nothing at all.']],
    [
      'other',
      'What should the lawyer do?',
      Array(4).fill('Tell the court of the error and withdraw the exhibit then.') as never,
    ],
  ])('%s: %s', (kind, call, texts) => {
    expect(callKindOf(asking(call, texts))).toBe(kind);
  });
});

test.each([
  ['Yes, because every owner must be joined.', true],
  ['No, unless the seller acted at all.', true],
  ['Yes, because the monkey was only rented.', true],
  ['Yes, because the overall price was fair.', false],
])('isAbsolute(%s)', (text, expected) => {
  expect(isAbsolute(text)).toBe(expected);
});

test.each([
  ['A landowner sold a lot on Harbor Street to a buyer in Ohio.', []],
  ['The buyer wrote to Pinnacle Inc. in March. The Fourth Amendment applies.', []],
  ['A guard saw Duarte run. Duarte’s sister, Ilse Voss, called the police.', ['Duarte', 'Ilse', 'Voss']],
  ['The FBI and a DEA agent searched the office of Judge Marek.', []],
])('personalNamesOf(%s)', (text, names) => {
  expect(personalNamesOf(text)).toEqual(names);
});
