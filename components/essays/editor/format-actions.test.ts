// @vitest-environment jsdom
import { $getRoot, $selectAll, type LexicalEditorWithDispose } from 'lexical';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRichTextEditor, loadHtml, readContent } from './create-editor';
import { applyFormat, type FormatAction, registerIndentLimit, removeLink, setLink } from './format-actions';
import { $readFormatState } from './format-state';

let editor: LexicalEditorWithDispose;
let unregister: () => void;

beforeEach(() => {
  editor = createRichTextEditor('');
  editor.setRootElement(document.createElement('div'));
  unregister = registerIndentLimit(editor);
});
afterEach(() => {
  unregister();
  editor.dispose();
});

/** Loads HTML, selects all of it or puts the caret at its end. */
function load(html: string, selected: 'all' | 'end'): void {
  loadHtml(editor, html);
  editor.update(() => (selected === 'all' ? $selectAll() : $getRoot().selectEnd()), { discrete: true });
}

function readHtml(): string {
  return editor.read(() => readContent(editor.getEditorState()).html);
}

describe('applyFormat', () => {
  it.each<[FormatAction, string, string]>([
    ['h1', '<p>a</p>', '<h1>a</h1>'],
    ['h2', '<h1>a</h1>', '<h2>a</h2>'],
    ['h2', '<h2>a</h2>', '<p>a</p>'],
    ['quote', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li></ul><blockquote>b</blockquote>'],
    ['paragraph', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li></ul><p>b</p>'],
    ['bullet', '<p>a</p>', '<ul><li>a</li></ul>'],
    ['number', '<ul><li>a</li><li>b</li></ul>', '<ol><li>a</li><li>b</li></ol>'],
    ['number', '<ol><li>a</li><li>b</li></ol>', '<ol><li>a</li></ol><p>b</p>'],
    ['indent', '<p>a</p>', '<p data-indent="1">a</p>'],
    ['indent', '<p data-indent="6">a</p>', '<p data-indent="6">a</p>'],
    ['indent', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['indent', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['outdent', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['outdent', '<p data-indent="2">a</p>', '<p data-indent="1">a</p>'],
    ['clean', '<h1>a <strong>b</strong></h1>', '<p>a b</p>'],
    ['clean', '<ol><li>a <a href="https://example.com">b</a></li></ol>', '<p>a b</p>'],
  ])('%s at the caret turns %s into %s', (action, html, expected) => {
    load(html, 'end');
    applyFormat(editor, action);
    expect(readHtml()).toBe(expected);
  });

  it.each<[FormatAction, string, string]>([
    ['bold', '<p>a</p><p><em>b</em></p>', '<p><strong>a</strong></p><p><strong><em>b</em></strong></p>'],
    ['h3', '<p>a</p><p>b</p>', '<h3>a</h3><h3>b</h3>'],
    ['bullet', '<p>a</p><p>b</p>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'clean',
      '<h1>a</h1><ul><li><u>b</u><ul><li>c</li></ul></li></ul><p data-indent="1"><s>d</s></p>',
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ],
  ])('%s of all turns %s into %s', (action, html, expected) => {
    load(html, 'all');
    applyFormat(editor, action);
    expect(readHtml()).toBe(expected);
  });
});

describe('links', () => {
  it('are made of the selected words, changed at the caret and taken away', () => {
    load('<p>rule</p>', 'all');
    setLink(editor, 'https://example.com/a');
    expect(readHtml()).toBe('<p><a href="https://example.com/a">rule</a></p>');
    editor.update(() => $getRoot().getFirstDescendant()?.selectStart(), { discrete: true });
    setLink(editor, 'https://example.com/b');
    expect(readHtml()).toBe('<p><a href="https://example.com/b">rule</a></p>');
    removeLink(editor);
    expect(readHtml()).toBe('<p>rule</p>');
  });

  it('are written out where no words are selected', () => {
    load('<p>at </p>', 'end');
    setLink(editor, 'mailto:clerk@example.com');
    expect(readHtml()).toBe('<p>at <a href="mailto:clerk@example.com">clerk@example.com</a></p>');
  });
});

describe('$readFormatState', () => {
  it.each([
    ['<h2>a</h2>', { kind: 'h2', canIndent: true, canOutdent: false }],
    ['<ul><li>a</li></ul>', { kind: 'bullet', canIndent: false, canOutdent: false }],
    ['<ul><li>a<ol><li>b</li></ol></li></ul>', { kind: 'number', canIndent: false, canOutdent: true }],
    ['<blockquote>a</blockquote>', { kind: 'quote', href: null }],
    ['<p><a href="https://example.com">a</a></p>', { kind: 'paragraph', href: 'https://example.com' }],
  ])('reads the end of %s', (html, expected) => {
    load(html, 'end');
    expect(editor.read($readFormatState)).toMatchObject(expected);
  });
});
