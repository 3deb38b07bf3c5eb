import { expect, it } from 'vitest';
import { wrapName } from './wrap-name';

it.each([
  ['Torts', ['Torts']],
  ['Constitutional', ['Constitutional']],
  ['Constitutional Law', ['Constitutional', 'Law']],
  ['Criminal Law and Procedure', ['Criminal Law', 'and Procedure']],
  ['The Law of Evidence, and of much besides', ['The Law of', 'Evidence, and…']],
  ['Jurisdictionalities', ['Jurisdictiona…']],
])('writes %s in two lines of 14 characters at most', (name, lines) => {
  expect(wrapName(name, 14)).toEqual(lines);
});
