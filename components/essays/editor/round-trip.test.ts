// @vitest-environment jsdom
import fc from 'fast-check';
import type { LexicalEditorWithDispose } from 'lexical';
import { afterEach, describe, expect, it } from 'vitest';
import { createRichTextEditor, loadHtml, readContent } from './create-editor';
import { parseHtml } from './parse-html';
import { ALL_MARKS, type Block, type BlockKind, normalizeBlocks, type Run } from './rich-text';
import { writeHtml } from './write-html';

let editor: LexicalEditorWithDispose | null = null;

afterEach(() => {
  editor?.dispose();
  editor = null;
});

/** HTML put into an editor that stands on a page, and taken out again. */
function throughEditor(html: string) {
  if (!editor) {
    editor = createRichTextEditor('');
    editor.setRootElement(document.createElement('div'));
  }
  loadHtml(editor, html);
  return readContent(editor.getEditorState());
}

const characters = fc.constantFrom(
  ...'aB z  .,;&<>"\'\u00a0\u00e9\u00a7\u03c0\t'.split(''),
  '\u{1f3e0}',
  '&amp;',
  '<b>',
);
const text = fc.array(characters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
const href = fc.option(
  fc.constantFrom('https://example.com', 'http://example.com/?a=1&b="2"', 'mailto:clerk@example.com'),
  { freq: 4 },
);
const run: fc.Arbitrary<Run> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ text, format: fc.integer({ min: 0, max: ALL_MARKS }), href }) },
  { weight: 1, arbitrary: fc.record({ text: fc.constant('\n'), format: fc.constant(0), href }) },
);
const block: fc.Arbitrary<Block> = fc.record({
  kind: fc.constantFrom<BlockKind>('paragraph', 'h1', 'h2', 'h3', 'quote', 'bullet', 'number'),
  depth: fc.integer({ min: 0, max: 4 }),
  start: fc.constantFrom(1, 1, 1, 3),
  runs: fc.array(run, { maxLength: 5 }),
});
const writtenHtml = fc.array(block, { maxLength: 10 }).map((blocks) => writeHtml(normalizeBlocks(blocks)));

describe('HTML in the vocabulary', () => {
  it('is the same after it was in the editor', () => {
    fc.assert(
      fc.property(writtenHtml, (html) => {
        expect(throughEditor(html).html).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  it('is read and written without an editor too', () => {
    fc.assert(
      fc.property(writtenHtml, (html) => {
        expect(writeHtml(parseHtml(html))).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    '<p>A duty is owed.</p>',
    '<h1>Negligence</h1><h2>Duty</h2><h3>Breach</h3><p>Text</p>',
    '<p>plain <strong>bold <em>both</em></strong><em>italic</em> <u>under</u> <s>struck</s></p>',
    '<p>one<br>two<br></p><p></p><p>three</p>',
    '<blockquote>quoted <strong>words</strong></blockquote>',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>',
    '<ol><li>a</li></ol><ul><li>b</li></ul><ol start="2"><li>c</li></ol>',
    '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>',
    '<ul><li></li></ul>',
    '<ul><li><ul><li>below an empty entry</li></ul></li></ul>',
    '<p>see <a href="https://example.com/?a=1&amp;b=2">the <strong>rule</strong></a>.</p>',
    '<p data-indent="2">indented</p><h2 data-indent="1">too</h2>',
    '<p>two  spaces, a\u00a0</p>'.replace('\u00a0', '&nbsp;'),
  ])('keeps %s', (html) => {
    expect(throughEditor(html).html).toBe(html);
  });
});

describe('HTML beyond the vocabulary', () => {
  it.each([
    ['<p>x</p>\n  <p>y</p>\n', '<p>x</p><p>y</p>'],
    ['<ul>\n <li>x</li>\n <li>y</li>\n</ul>', '<ul><li>x</li><li>y</li></ul>'],
    ['<em><strong>x</strong></em>', '<p><strong><em>x</em></strong></p>'],
    ['<p></p>', ''],
    ['<h4>x</h4>', '<h3>x</h3>'],
    ['<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<p onclick="x()" class="y" style="color:red">z</p>', '<p>z</p>'],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<p><img src="x" onerror="alert(1)">y</p>', '<p>y</p>'],
    ['<p data-indent="99">x</p>', '<p data-indent="6">x</p>'],
    ['<p data-indent="x">x</p>', '<p>x</p>'],
  ])('%s becomes %s', (html, kept) => {
    const { html: first } = throughEditor(html);
    expect(first).toBe(kept);
    expect(throughEditor(first).html).toBe(first);
  });
});

describe('the text for the analysis', () => {
  it('has a line for each heading, entry and break', () => {
    const { text } = throughEditor(
      '<h1>Negligence</h1><p>A duty<br>is owed.</p><p></p><ul><li>breach<ul><li>of <em>care</em></li></ul></li>' +
        '<li>cause</li></ul><blockquote>Palsgraf</blockquote>',
    );
    expect(text).toBe('Negligence\n\nA duty\nis owed.\n\nbreach\nof care\ncause\n\nPalsgraf');
  });

  it('is empty for an empty answer', () => {
    expect(throughEditor('<p> </p><h1></h1>').text).toBe('');
  });
});
