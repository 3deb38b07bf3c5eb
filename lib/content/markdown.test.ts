import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown, textOfMarkdown, unsupportedMarkdown } from './markdown';

describe('renderMarkdown', () => {
  test.each([
    ['Facts.\n\n**Bold** and *soft*.', '<p>Facts.</p>\n<p><strong>Bold</strong> and <em>soft</em>.</p>'],
    ['## A v. B\n\n### Duty', '<h2>A v. B</h2>\n<h3>Duty</h3>'],
    ['1. Is Ito liable?\n2. Is Abe?', '<ol>\n<li>Is Ito liable?</li>\n<li>Is Abe?</li>\n</ol>'],
    ['3. Third call', '<ol start="3">\n<li>Third call</li>\n</ol>'],
    ['> Quoted\n\n- one', '<blockquote>\n<p>Quoted</p>\n</blockquote>\n<ul>\n<li>one</li>\n</ul>'],
    ['[Rules](https://example.org/a?b=1)', '<p><a href="https://example.org/a?b=1">Rules</a></p>'],
    ['5 < 6 & "so"', '<p>5 &lt; 6 &amp; &quot;so&quot;</p>'],
  ])('%j', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['a <b onclick="x()">bold</b> word', '<p>a bold word</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['[click](javascript:alert(1))', '<p>click</p>'],
    ['[click](JaVaScRiPt:alert(1))', '<p>click</p>'],
    ['[click](data:text/html,x)', '<p>click</p>'],
    ['[click](/account)', '<p>click</p>'],
    ['![alt](https://example.org/x.png)', '<p></p>'],
  ])('takes the harm out of %j', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  test('answers nothing but allowed tags and attributes, whatever it is given', () => {
    const nasty = fc.constantFrom('<', '>', '"', "'", '`', '[', ']', '(', ')', '!', '#', '*', '|', '\n', ' ', '&#x3C;');
    const pieces = fc.constantFrom(
      '<script>',
      '<a href=',
      'javascript:',
      'onerror=',
      '<svg/onload=',
      'https://a.b',
      '- ',
    );
    const text = fc.array(fc.oneof(nasty, pieces, fc.string({ maxLength: 3 })), { maxLength: 30 });
    const tag =
      /<(?!\/?(?:p|br|strong|em|h[2-4]|ul|ol|li|blockquote|a)>|ol start="\d+">|a href="(?:https?|mailto):[^"<>]*">)/i;
    fc.assert(
      fc.property(text, (parts) => {
        expect(renderMarkdown(parts.join(''))).not.toMatch(tag);
      }),
    );
  });
});

test('textOfMarkdown leaves the words, and a blank line between blocks', () => {
  expect(textOfMarkdown('## Duty\n\nA **duty\nof** care.\n\n1. One\n2. Two [here](https://a.b)')).toBe(
    'Duty\n\nA duty of care.\n\nOne\n\nTwo here',
  );
});

describe('unsupportedMarkdown', () => {
  test.each([
    ['# Too large', [{ line: 1, source: '# Too large' }]],
    ['Fine.\n\n##### Too small', [{ line: 3, source: '##### Too small' }]],
    [
      'A\n\n| a | b |\n| --- | --- |',
      [
        { line: 3, source: '| a | b |' },
        { line: 4, source: '| --- | --- |' },
      ],
    ],
    ['Some `code`', [{ line: 1, source: '`code`' }]],
    ['A\n\n***\n\nB', [{ line: 3, source: '***' }]],
    [
      'x <u>y</u>',
      [
        { line: 1, source: '<u>' },
        { line: 1, source: '</u>' },
      ],
    ],
    ['![alt](https://a.b/c.png)', [{ line: 1, source: '![alt](https://a.b/c.png)' }]],
    ['[here](notes.html)', [{ line: 1, source: '[here](notes.html)' }]],
  ])('%j', (markdown, found) => {
    expect(unsupportedMarkdown(markdown)).toEqual(found);
  });

  test('finds nothing in what learners see as written', () => {
    const text =
      '## A\n\nText with *one* **two**, a [link](https://a.b), A | B and $5.\n\n> - 1\n\n1. Call  \nnext line';
    expect(unsupportedMarkdown(text)).toEqual([]);
  });
});
