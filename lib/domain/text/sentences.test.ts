import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences';

function split(text: string): string[] {
  return splitSentences(text).map(({ start, end, isHeading }) => `${isHeading ? '# ' : ''}${text.slice(start, end)}`);
}

describe('splitSentences', () => {
  it.each([
    ['As in Smith v. Van Gorkom, it fell. She won.', ['As in Smith v. Van Gorkom, it fell.', 'She won.']],
    ['It is U.S. law. "No," he said.', ['It is U.S. law.', '"No," he said.']],
    ['Is he liable? He is.', ['# Is he liable?', 'He is.']],
    ['Negligence per se\n\nBoone broke the law.', ['# Negligence per se', 'Boone broke the law.']],
    ['Rule:\nA will must be signed.', ['# Rule:', 'A will must be signed.']],
    ['D is liable\n\nP wins', ['D is liable', '# P wins']],
    ['duty\nbreach\ncausation', ['# duty', '# breach', '# causation']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('joins lines that were broken at the margin', () => {
    const text = 'The officers waited for two seconds only before they forced\nthe door of the forge\nand went in.';
    expect(split(text)).toEqual([text]);
  });

  it('counts paragraphs', () => {
    expect(splitSentences('One is. Two is.\n\nThree is.').map(({ paragraph }) => paragraph)).toEqual([0, 0, 1]);
  });
});
