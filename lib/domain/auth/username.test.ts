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
    ...['\u3164', '\u115F', '\u1160', '\uFFA0', '\u2800', '\uFE0F', '\u034F', '\u17B4', '\u{E0100}'].flatMap((sign) =>
      [sign, `a${sign}b`].map((name) => [name, 'Username must not contain control or invisible characters.']),
    ),
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
    ['STRAẞE', 'Straße'],
    ['ΟΔΟΣ', 'οδος'],
    ['ﬁona', 'FIONA'],
    ['a\u200Dna', 'ana'],
  ])('makes %s and %s one account', (a, b) => {
    expect(usernameKey(a)).toBe(usernameKey(b));
  });

  it('is stable for every character, alone, after a letter and before an accent, and one for both its cases', () => {
    const unstable: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const key = usernameKey(character);
      // Most are their own key.
      if (key === character) continue;
      const others = [character.toUpperCase(), character.toLowerCase(), key];
      const isStable = [`a${character}`, `${character}\u0301`]
        .map(usernameKey)
        .every((one) => usernameKey(one) === one);
      if (!isStable || others.some((other) => usernameKey(other) !== key)) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
  }, 120_000);

  it('is stable for every string: the key of a key is itself', () => {
    const tricky = fc.constantFrom(
      'ẞ',
      'ß',
      'İ',
      'ı',
      'ſ',
      'Σ',
      'ς',
      'ŉ',
      'ǰ',
      'ΐ',
      'Ꭰ',
      'ꭰ',
      'ﬃ',
      '\u0345',
      '\u0307',
      ' ',
    );
    const unit = fc.oneof(tricky, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const key = usernameKey(parts.join(''));
        expect(usernameKey(key)).toBe(key);
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});
