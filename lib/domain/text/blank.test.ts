import { expect, it } from 'vitest';
import { isBlank } from './blank';

const INVISIBLE = ['', ' ', '\n\t', '\u00a0', '\u3000', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u3164', '\uffa0'];

it.each([...INVISIBLE, '\u115f', '\u1160', '\u2800', '\u2060', '\ufe0f', '\u{e0001}', ' \u200b\u3164\n'])(
  'sees nothing in %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}.${text}`)).toBe(false);
  },
);

it.each(['a', '—', '.', '한', '⠁', '👩‍👩‍👧', 'é', '\u0301'])('sees %s', (text) => {
  expect(isBlank(text)).toBe(false);
});
