// @vitest-environment jsdom
import { $insertDataTransferForRichText } from '@lexical/clipboard';
import fc from 'fast-check';
import { $getRoot, $getSelection, type LexicalEditorWithDispose, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRichTextEditor, loadHtml, readContent } from './create-editor';
import { parseForeignHtml } from './parse-html';
import { WORD_OUTLINE, WORD_OUTLINE_CLEANED } from './word.fixture';
import { writeHtml } from './write-html';

const clean = (html: string) => writeHtml(parseForeignHtml(html));

const WORD_LIST_STYLE = (level: number) => `style='text-indent:-.25in;mso-list:l0 level${level} lfo1'`;
const wordEntry = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph ${WORD_LIST_STYLE(level)}><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;

describe('what is kept of other programs', () => {
  it.each([
    ['an outline of Word', WORD_OUTLINE, WORD_OUTLINE_CLEANED],
    [
      'a title and a subtitle of Word',
      '<p class=MsoTitle>Memo<o:p></o:p></p><p class=MsoSubtitle>To the file</p>',
      '<h1>Memo</h1><h2>To the file</h2>',
    ],
    [
      'a numbered list of Word that goes on from 3',
      wordEntry(1, '3.', 'three') + wordEntry(2, '(a)', 'below') + wordEntry(1, '4.', 'four'),
      '<ol start="3"><li>three<ol><li>below</li></ol></li><li>four</li></ol>',
    ],
    [
      'a list of Word that begins deep and skips a level',
      wordEntry(2, '·', 'a') + wordEntry(4, '§', 'b'),
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'a numbered heading of Word, with its number',
      `<h2 ${WORD_LIST_STYLE(1)}><span style='mso-list:Ignore'>II.<span>&nbsp;&nbsp; </span></span>Breach</h2>`,
      '<h2>II. Breach</h2>',
    ],
    [
      'a list of Word for the web',
      '<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">a</span><span class="EOP">&nbsp;</span></p></li></ul></div>' +
        '<div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>b</p></li></ul></div>' +
        '<p role="heading" aria-level="2">H</p>',
      '<ul><li>a<ul><li>b</li></ul></li></ul><h2>H</h2>',
    ],
    [
      'changes tracked by Word',
      '<p>a <del cite="mailto:x">old</del><ins cite="mailto:x">new</ins></p><div style="mso-element:comment-list"><p>a remark</p></div>',
      '<p>a <s>old</s><u>new</u></p>',
    ],
    [
      'Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Duty</span></h1>' +
        '<p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">A </span><span style="font-weight:700;font-style:italic;">duty</span>' +
        '<a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p></b><br class="Apple-interchange-newline">' +
        '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>x</span></p></li><ul><li><p><span>y</span></p></li></ul></ul>',
      '<h1>Duty</h1><p>A <strong><em>duty</em></strong><a href="https://example.com/">link</a></p><ul><li>x<ul><li>y</li></ul></li></ul>',
    ],
    [
      'a page of the web',
      '<article><header><h3>Rule</h3></header><div>One <span class="x" style="color:red">two</span></div><div>three<br><br>four</div><pre>five\n  six</pre></article>',
      '<h3>Rule</h3><p>One two</p><p>three</p><p>four</p><p>five<br>  six</p>',
    ],
    [
      'a table, row by row',
      '<table><tbody><tr><th>Element</th><th>Met</th></tr><tr><td>Duty</td><td>yes</td></tr></tbody></table>',
      '<p><strong>Element</strong></p><p><strong>Met</strong></p><p>Duty</p><p>yes</p>',
    ],
    [
      'quotations and lists with paragraphs in them',
      '<blockquote><p>a</p><p>b</p></blockquote><ol><li><p>c</p><p>d</p></li><li></li></ol>',
      '<blockquote>a</blockquote><blockquote>b</blockquote><ol><li>c<br>d</li></ol>',
    ],
    [
      'white space as it is shown',
      '\n<p>\n  a\n  <b> b </b>\n c&nbsp;&nbsp;d </p>\n',
      '<p>a <strong>b </strong>c d</p>',
    ],
    [
      'nothing of what is hidden',
      '<p>a<span style="display: none">b</span><span style="mso-hide:all">c</span></p>',
      '<p>a</p>',
    ],
    ['a fragment without blocks', 'a <strong>b</strong>', '<p>a <strong>b</strong></p>'],
  ])('%s', (_name, html, cleaned) => {
    expect(clean(html)).toBe(cleaned);
  });
});

describe('what can do harm', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in a foreign namespace', '<svg><script>alert(1)</script></svg>a', '<p>a</p>'],
    ['an image with a handler', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['handlers on any element', '<p onclick="alert(1)" onmouseover=alert(1)>a</p><body onload=alert(1)>', '<p>a</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['a javascript link in disguise', '<a href=" java&#10;script&colon;alert(1)">a</a>', '<p>a</p>'],
    ['a data link', '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<p>a</p>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>">b</iframe>a', '<p>a</p>'],
    ['an object and an embed', '<object data="x.swf">b</object><embed src="x.swf">a', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input value="b"><button>c</button>a</form>', '<p>a</p>'],
    [
      'a style sheet',
      '<style>@import "https://evil.example";</style><p style="background:url(https://evil.example)">a</p>',
      '<p>a</p>',
    ],
    [
      'a base and a refresh',
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">a',
      '<p>a</p>',
    ],
    [
      'mutating markup',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    [
      'markup in a noscript',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">b</p></noscript>a',
      '<p>&quot;&gt;b</p><p>a</p>',
    ],
    ['markup in a template', '<template><script>alert(1)</script></template>a', '<p>a</p>'],
    [
      'markup written as text',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    [
      'an attribute that breaks out',
      '<a href="https://example.com/&quot;onclick=&quot;alert(1)">a</a>',
      '<p><a href="https://example.com/&quot;onclick=&quot;alert(1)">a</a></p>',
    ],
    ['control characters', '<p>a\u0000\u0007\u001b\ufeffb</p>', '<p>ab</p>'],
    ['nesting without end', '<div>'.repeat(3000), ''],
  ])('%s', (_name, html, cleaned) => {
    expect(clean(html)).toBe(cleaned);
  });

  it('comes out in the vocabulary alone, and once cleaned stays as it is', () => {
    const pieces = fc.constantFrom(
      ...'<p> </p> <b> </b> <i style="font-weight:700"> </i> <ul> </ul> <ol start=2> </ol> <li> </li> <h1> </h1> <h5> </h5> <br> <td> </td> <table> </table>'.split(
        ' ',
      ),
      ...'<a href="https://example.com"> <a href="javascript:alert(1)"> </a> <blockquote> </blockquote> <svg> </svg> <style> </style> <!-- --> <img src=x onerror=alert(1)>'.split(
        ' ',
      ),
      wordEntry(2, '1.', 'w'),
      'words',
      ' ',
      '\n',
      '&lt;script&gt;',
      '"',
      '<',
    );
    const attributes = { a: ['href'], ol: ['start'] } as Record<string, string[]>;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const html = clean(parts.join(''));
        const holder = document.createElement('div');
        holder.innerHTML = html;
        for (const element of holder.querySelectorAll('*')) {
          const tag = element.nodeName.toLowerCase();
          expect('h1 h2 h3 p br strong em u s blockquote ul ol li a'.split(' ')).toContain(tag);
          for (const name of element.getAttributeNames()) expect(attributes[tag] ?? []).toContain(name);
          if (tag === 'a') expect(element.getAttribute('href')).toBe('https://example.com');
        }
        const editor = createRichTextEditor(html);
        expect(readContent(editor.getEditorState()).html).toBe(html);
        editor.dispose();
      }),
      { numRuns: 200 },
    );
  });
});

describe('pasting into an editor', () => {
  let editor: LexicalEditorWithDispose;

  beforeEach(() => {
    editor = createRichTextEditor('');
    editor.setRootElement(document.createElement('div'));
  });
  afterEach(() => editor.dispose());

  /** The HTML of the editor after data were pasted at the end of a text. */
  function paste(data: Record<string, string>, into = ''): string {
    loadHtml(editor, into);
    editor.update(
      () => {
        $getRoot().selectEnd();
        const selection = $getSelection();
        const dataTransfer = { getData: (type: string) => data[type] ?? '' } as DataTransfer;
        if (selection) $insertDataTransferForRichText(dataTransfer, selection);
      },
      { discrete: true },
    );
    return readContent(editor.getEditorState()).html;
  }

  it('puts blocks where an empty line was', () => {
    expect(paste({ 'text/html': WORD_OUTLINE, 'text/plain': 'x' })).toBe(WORD_OUTLINE_CLEANED);
  });

  it('joins a single line to the line it is put into', () => {
    expect(paste({ 'text/html': '<p>b <b>c</b></p>' }, '<h2>a </h2>')).toBe('<h2>a b <strong>c</strong></h2>');
  });

  it('joins entries to the list that they are put into', () => {
    expect(paste({ 'text/html': '<ol><li>b</li><li>c</li></ol>' }, '<ul><li>a</li><li></li></ul>')).toBe(
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
    );
  });

  it('takes the plain text where the HTML holds nothing', () => {
    expect(paste({ 'text/html': '<img src="x.png">', 'text/plain': 'words' })).toBe('<p>words</p>');
    expect(paste({ 'text/html': '<img src="x.png">' }, '<p>kept</p>')).toBe('<p>kept</p>');
  });

  it.each([
    ['one\ntwo\r\nthree\n', '<p>one</p><p>two</p><p>three</p>'],
    ['one\nstill\n\n \ntwo', '<p>one<br>still</p><p>two</p>'],
    ['<b>no tag</b>\u0007', '<p>&lt;b&gt;no tag&lt;/b&gt;</p>'],
  ])('reads the plain text %j', (text, html) => {
    expect(paste({ 'text/plain': text })).toBe(html);
  });

  it('is one step that undo takes back and redo brings again', () => {
    const before = '<p>typed <em>before</em></p>';
    const pasted = paste({ 'text/html': WORD_OUTLINE }, before);
    expect(pasted).not.toBe(before);
    const dispatch = (command: typeof UNDO_COMMAND) => {
      editor.dispatchCommand(command);
      return editor.read(() => readContent(editor.getEditorState()).html);
    };
    expect(dispatch(UNDO_COMMAND)).toBe(before);
    expect(dispatch(UNDO_COMMAND)).toBe(before);
    expect(dispatch(REDO_COMMAND)).toBe(pasted);
  });

  it("never takes Lexical's own format, which any page can write", () => {
    const nodes = [{ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'a' }] }];
    const own = JSON.stringify({ namespace: 'rich-text-editor', nodes });
    expect(paste({ 'application/x-lexical-editor': own, 'text/html': '<p>b</p>' })).toBe('<p>b</p>');
  });
});
