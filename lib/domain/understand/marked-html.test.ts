import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_END, MATCH_START, markedHtml, withEllipses } from './marked-html';

const mark = (text: string) => `${MATCH_START}${text}${MATCH_END}`;

describe('markedHtml', () => {
  it('marks matches and escapes everything', () => {
    expect(markedHtml(`${mark('A & B')} < "C" ${mark("D's")}`)).toBe(
      '<mark>A &amp; B</mark> &lt; &quot;C&quot; <mark>D&#39;s</mark>',
    );
  });

  it('drops markers that stand alone', () => {
    expect(markedHtml(`${MATCH_END}a${MATCH_START}${MATCH_START}b${MATCH_END}c${MATCH_START}`)).toBe(
      'a<mark>b</mark>c',
    );
  });

  it('never lets a tag through but its own, each of them closed', () => {
    const piece = fc.constantFrom(MATCH_START, MATCH_END, '<script>', '</mark>', '<mark>', '"', "'", '&', 'word ');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const html = markedHtml(pieces.join(''));
        expect(html.replace(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>"']/);
        expect(html).not.toMatch(/[\uE000\uE001]/);
      }),
    );
  });
});

describe('withEllipses', () => {
  it.each([
    ['A rule.', 'A rule.'],
    ['a rule', '… a rule …'],
    [`${mark('Hearsay')} is a`, `${mark('Hearsay')} is a …`],
    [`by ${mark('hearsay')}`, `… by ${mark('hearsay')} …`],
    ['He said "no."', 'He said "no."'],
    ['  ', ''],
  ])('sets %j as %j', (piece, text) => {
    expect(withEllipses(piece)).toBe(text);
  });
});
