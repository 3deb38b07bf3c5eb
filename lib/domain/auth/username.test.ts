import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernameKey, usernameProblem } from './username';

describe('usernameProblem', () => {
  it.each(['a', 'Zoë', '李小龍', 'Мария Ивановна', 'مريم', 'نرگس‌خاتون', 'x'.repeat(64), '👩'.repeat(64)])(
    'accepts %s',
    (name) => {
      expect(usernameProblem(name)).toBeNull();
    },
  );

  it.each([
    ['', 'Username is required.'],
    ['\u200D', 'Username is required.'],
    ['x'.repeat(65), 'Username must be at most 64 characters long.'],
    ['a\u0000b', 'Username must not contain control or invisible characters.'],
    ['a\nb', 'Username must not contain control or invisible characters.'],
    ['a\u202Eb', 'Username must not contain control or invisible characters.'],
    ['a\uD800', 'Username must not contain control or invisible characters.'],
  ])('refuses %j', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });
});

describe('usernameKey', () => {
  it.each([
    ['Ana', 'aNA'],
    ['Zoe\u0308', 'ZOË'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ﬁona', 'FIONA'],
    ['a\u200Dna', 'ana'],
  ])('makes %s and %s one account', (a, b) => {
    expect(usernameKey(a)).toBe(usernameKey(b));
  });

  it('is stable: the key of a key is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
      }),
    );
  });
});
