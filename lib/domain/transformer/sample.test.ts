import { describe, expect, it } from 'vitest';
import { firstLetters } from './first-letters';
import { type ConversionOptions, DEFAULT_OPTIONS } from './options';
import { convertSample, DEFAULT_SAMPLE } from './sample';

const SAMPLE = 'Duty of Care\nOwed to *foreseeable plaintiffs* by 2 tests.';

/** A converted sample with its marks. */
function written(sample: string, options: Partial<ConversionOptions> = {}): string {
  return convertSample(sample, { ...DEFAULT_OPTIONS, ...options })
    .map(({ isHeading, parts }) => {
      const line = parts.map(({ text, isBold }) => (isBold ? `*${text}*` : text)).join('');
      return isHeading ? `# ${line}` : line;
    })
    .join('\n');
}

describe('the sample on which options are tried', () => {
  it.each<[Partial<ConversionOptions>, string]>([
    [{}, '# D o C\nO t *f p* b 2 t.'],
    [{ keepHeadings: true }, '# Duty of Care\nO t *f p* b 2 t.'],
    [{ keepBold: true }, '# D o C\nO t *foreseeable plaintiffs* b 2 t.'],
    [{ style: 'blanks' }, '# D___ o_ C___\nO___ t_ *f__________ p_________* b_ 2 t____.'],
  ])('with %o', (options, expected) => {
    expect(written(SAMPLE, options)).toBe(expected);
  });

  it('has no heading in a single line, and skips empty ones', () => {
    expect(written('\n\nA  single line')).toBe('A  s l');
  });

  it('takes a word for as bold as its beginning, and a lone asterisk for itself', () => {
    expect(written('*bold*ly said * so', { keepBold: true })).toBe('*boldly* s * s');
  });

  it('says the same as the text rule', () => {
    const plain = (text: string) => text.replaceAll('*', '');
    const converted = convertSample(DEFAULT_SAMPLE, DEFAULT_OPTIONS).map(({ parts }) =>
      parts.map(({ text }) => text).join(''),
    );
    expect(converted).toEqual(
      plain(DEFAULT_SAMPLE)
        .split('\n')
        .map((line) => firstLetters(line, DEFAULT_OPTIONS)),
    );
  });
});
