import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkedText } from './marked-text';

describe('readMarkedText', () => {
  it('reads marks and escapes', () => {
    expect(readMarkedText('is <mark class="present">&lt;b&gt; &amp;amp; &quot;x&quot;</mark>, <mark>y</mark>')).toEqual(
      [
        { text: 'is ', mark: null },
        { text: '<b> &amp; "x"', mark: 'present' },
        { text: ', ', mark: null },
        { text: 'y', mark: '' },
      ],
    );
  });

  it('takes every other tag for text', () => {
    const html = '<script>alert(1)</script><mark onclick="x">a</mark><img src=x onerror=y>';
    expect(readMarkedText(html)).toEqual([
      { text: '<script>alert(1)</script><mark onclick="x">a', mark: null },
      { text: '<img src=x onerror=y>', mark: null },
    ]);
  });

  it('gives back any text that was escaped and marked', () => {
    const escaped = (text: string) =>
      text.replace(
        /[&<>"']/g,
        (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? '',
      );
    const run = fc.record({
      text: fc.string({ minLength: 1 }),
      mark: fc.constantFrom(null, 'present', 'contradicted'),
    });
    fc.assert(
      fc.property(fc.array(run), (runs) => {
        const html = runs.map(({ text, mark }) =>
          mark ? `<mark class="${mark}">${escaped(text)}</mark>` : escaped(text),
        );
        expect(
          readMarkedText(html.join(''))
            .map(({ text }) => text)
            .join(''),
        ).toBe(runs.map(({ text }) => text).join(''));
      }),
    );
  });
});
