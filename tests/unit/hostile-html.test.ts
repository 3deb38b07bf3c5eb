import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { sanitizeAnswerHtml, sanitizeStudyHtml } from '@/lib/content/safe-html';
import { linesOfHtml, textOfHtml } from '@/lib/domain/html/plain-text';
import { readHtml } from '@/lib/domain/html/read-html';

/** What multiplies in a browser's parser, or in patterns, each for a length. */
const SHAPES: readonly [string, (length: number) => string][] = [
  [
    'formatting never closed before many paragraphs',
    (length) => {
      const marks = Array.from({ length: Math.floor(length / 40) }, (_, index) => `<b id=${index}>`).join('');
      return `<p>${marks}${'<p>x'.repeat(Math.floor(length / 8))}`;
    },
  ],
  [
    'links never closed before many paragraphs',
    (length) => `<a href="https://a.b/${'x'.repeat(length / 2)}">${'<p>x'.repeat(length / 8)}`,
  ],
  ['misnested formatting', (length) => '<p><b><i></p></b>x</i>'.repeat(length / 22)],
  ['tables', (length) => '<table><tr><td>x'.repeat(length / 16)],
  ['paragraphs', (length) => '<p>'.repeat(length / 3)],
  ['entries', (length) => '<ul><li>a<li>b</ul>'.repeat(length / 19)],
  ['end tags of nothing', (length) => `${'<strong>'.repeat(50)}${'</em>'.repeat(length / 5)}`],
  ['blanks', (length) => ' '.repeat(length)],
  ['blanks and breaks', (length) => '<br> \n '.repeat(length / 7)],
  ['comments never closed', (length) => '<!--'.repeat(length / 4)],
  ['tags never closed', (length) => '<p '.repeat(length / 3)],
  ['attributes', (length) => `<p ${'a=b '.repeat(length / 4)}>`],
  ['scripts never closed', (length) => '<script>'.repeat(length / 8)],
  ['choices within choices', (length) => '<select><template>'.repeat(length / 18)],
  ['references', (length) => '&amp'.repeat(length / 4)],
  ['half a reference', (length) => '&#'.repeat(length / 2)],
];

describe.each(SHAPES)('%s', (_, shape) => {
  it.each([sanitizeAnswerHtml, sanitizeStudyHtml])('become no more than they were', (sanitize) => {
    const html = shape(60_000);
    // A character becomes a reference of six at most, a start tag itself and its end.
    expect(sanitize(html).length).toBeLessThan(html.length * 6);
  });

  it('are told in as many steps as they are long', () => {
    let events = 0;
    const count = () => {
      events += 1;
    };
    const html = shape(300_000);
    readHtml(html, { text: count, openTag: count, closeTag: count });
    expect(events).toBeLessThanOrEqual(html.length);
  });

  it('cost in proportion to their length', () => {
    for (const read of [sanitizeAnswerHtml, textOfHtml, linesOfHtml]) {
      read(shape(40_000));
      const small = Math.max(
        cost(() => read(shape(40_000))),
        2_000,
      );
      // Ten times as long; what grows with the square would take a hundred times as much.
      expect(cost(() => read(shape(400_000)))).toBeLessThan(small * 40);
    }
  });
});

/** Least processor time of three runs, in microseconds. */
function cost(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user;
  });
  return Math.min(...times);
}

const TAGS =
  'p h1 h2 h3 h4 blockquote ul ol li strong em u s a br b div table td svg math style script template noscript xmp title plaintext select option textarea'.split(
    ' ',
  );
const tag = fc.constantFrom(...TAGS);
const piece = fc.oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    '<a href="https://a.b/?c=d">',
    "<a href='javascript:alert(1)'>",
    '<ol start=3>',
    '<p data-indent="2" onclick=x>',
    '<p/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x',
    '<!doctype html>',
    '&lt;img src=x&gt;',
    '&#0;',
    '&nbsp',
    '"',
    "'",
    '<',
    '>',
    ' ',
    '\r\n',
    '=',
  ),
  fc.string({ maxLength: 5 }),
);
const soup = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

describe.each([
  ['answers', sanitizeAnswerHtml],
  ['study texts', sanitizeStudyHtml],
] as const)('of %s', (_, sanitize) => {
  it('a browser reads what was written, and a second time nothing changes', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const safe = sanitize(html);
        // A browser writes quotation marks in words as they are; in attributes there are none here.
        expect(serialize(parseFragment(safe))).toBe(safe.replaceAll('&quot;', '"'));
        expect(sanitize(safe)).toBe(safe);
      }),
      { numRuns: 2_000, seed: 20_260 },
    );
  });

  it('a browser finds no handler, no other element and no other address', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const visit = (node: DefaultTreeAdapterTypes.Node) => {
          if ('attrs' in node) {
            expect('p h1 h2 h3 h4 blockquote ul ol li strong em u s a br'.split(' ')).toContain(node.tagName);
            for (const { name, value } of node.attrs) {
              expect(`${name}=${value}`).toMatch(/^(href=(https?|mailto):|start=\d+$|data-indent=[1-6]$)/);
            }
          }
          if ('childNodes' in node) for (const child of node.childNodes) visit(child);
        };
        visit(parseFragment(sanitize(html)));
      }),
      { numRuns: 1_000, seed: 20_261 },
    );
  });
});
