import { expect, it } from 'vitest';
import { linesOfHtml } from './plain-text';

it.each([
  ['a<br>b', 'a\nb'],
  ['<div>a</div><div>b</div>', 'a\n\nb'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  ['x &lt; y &#38; z&nbsp;&unknown; &#x41;', 'x < y & z &unknown; A'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['1 < 2 and <3', '1 < 2 and <3'],
  ['a  \n  b&nbsp;c', 'a b c'],
  ['<p>a</p><p></p><p></p><p>b</p>', 'a\n\nb'],
])('the text of %j', (html, expected) => expect(linesOfHtml(html)).toBe(expected));
