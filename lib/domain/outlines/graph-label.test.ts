import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeLabel, textWidth, wrappedLabel } from './graph-label';

describe('nodeLabel', () => {
  it.each([
    ['Consent', false, 'Consent'],
    ['Fifteen letters', false, 'Fifteen letters'],
    ['Sixteen letters!', false, 'Sixteen letters…'],
    ['Duty to control third persons', false, 'Duty to control…'],
    ['Intentional infliction', false, 'Intentional inf…'],
    ['Community Property', true, 'Community Property'],
    ['Professional Responsibility', true, 'Professional Respons…'],
    ['🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕', false, '🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕…'],
  ])('of %j (root: %j) is %j', (name, isRoot, label) => {
    expect(nodeLabel(name, isRoot)).toBe(label);
  });
});

describe('wrappedLabel', () => {
  it.each([
    ['Consent', false, ['Consent']],
    ['Fifteen letters', false, ['Fifteen letters']],
    ['Sixteen letters!', false, ['Sixteen', 'letters!']],
    ['Duty to control third persons', false, ['Duty to control', 'third persons']],
    ['Intentional infliction of emotional distress', false, ['Intentional', 'infliction of', 'emotional…']],
    ['Unconstitutionality', false, ['Unconstitutiona', 'lity']],
    ['Professional Responsibility', true, ['Professional', 'Responsibility']],
    ['🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕', false, ['🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕🤕', '🤕']],
  ])('of %j (root: %j) is %j', (name, isRoot, lines) => {
    expect(wrappedLabel(name, isRoot)).toEqual(lines);
  });

  it('keeps every word of a name in its order, on lines that are no longer than they may be', () => {
    const name = fc.array(fc.stringMatching(/^[a-z]{1,18}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(name, fc.boolean(), (words, isRoot) => {
        const lines = wrappedLabel(words.join(' '), isRoot);
        const shown = lines.join('').replace('…', '').replaceAll(' ', '');
        expect(words.join('').startsWith(shown)).toBe(true);
        expect(lines.join('').includes('…')).toBe(shown !== words.join(''));
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(line.replace('…', '').length).toBeLessThanOrEqual(isRoot ? 20 : 15);
      }),
    );
  });
});

describe('textWidth', () => {
  it('grows with the letters and with their size', () => {
    expect(textWidth('', 13)).toBe(0);
    expect(textWidth('will', 13)).toBeLessThan(textWidth('mama', 13));
    expect(textWidth('Duty', 26)).toBeGreaterThan(1.9 * textWidth('Duty', 13));
  });
});
