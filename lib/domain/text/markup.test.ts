import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markup } from './markup';

it('takes text for text, and markup as it is', () => {
  const items = ['a < b', '"c" & d'].map((item) => markup`<li>${item}</li>`);
  expect(markup`<p title="${"it's"}">${2}</p><ul>${items}</ul>`.html).toBe(
    '<p title="it&#39;s">2</p><ul><li>a &lt; b</li><li>&quot;c&quot; &amp; d</li></ul>',
  );
});

it('lets no text become a tag', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(markup`${text}`.html).not.toMatch(/[<>"']/);
    }),
  );
});
