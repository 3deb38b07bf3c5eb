import { describe, expect, it } from 'vitest';
import { nodeLabel, textWidth } from './graph-label';

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

describe('textWidth', () => {
  it('grows with the letters and with their size', () => {
    expect(textWidth('', 13)).toBe(0);
    expect(textWidth('will', 13)).toBeLessThan(textWidth('mama', 13));
    expect(textWidth('Duty', 26)).toBeGreaterThan(1.9 * textWidth('Duty', 13));
  });
});
