// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { elementOwnsKey, PAGE_KEYS_MARK } from './key-owner';

function focused(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-focused]') ?? document.body;
}

describe('elementOwnsKey', () => {
  it.each([
    ['<textarea data-focused></textarea>', ['a', ' ', 'Enter', 'ArrowLeft', '?']],
    ['<input data-focused>', ['1', 'Enter']],
    ['<select data-focused></select>', ['u', 'ArrowRight']],
    ['<input type="radio" data-focused>', [' ', 'ArrowLeft', 'ArrowRight']],
    ['<input type="checkbox" data-focused>', [' ']],
    ['<button data-focused></button>', ['Enter', ' ']],
    ['<button><span data-focused></span></button>', ['Enter', ' ']],
    ['<a href="/" data-focused></a>', ['Enter']],
    ['<details><summary data-focused></summary></details>', ['Enter', ' ']],
    ['<details open><summary data-focused></summary></details>', ['Enter', ' ']],
    [`<details ${PAGE_KEYS_MARK}><summary data-focused></summary></details>`, ['Enter', ' ']],
    [`<details ${PAGE_KEYS_MARK} open><summary data-focused></summary></details>`, [' ']],
    [`<details ${PAGE_KEYS_MARK} open><summary></summary><a href="/" data-focused></a></details>`, ['Enter']],
  ])('leaves %s the keys it answers', (html, keys) => {
    for (const key of keys) expect(elementOwnsKey(focused(html), key), key).toBe(true);
  });

  it.each([
    ['<p data-focused></p>', [' ', 'Enter', 'ArrowLeft', '?']],
    ['<input type="radio" data-focused>', ['Enter', 'h', '1']],
    ['<a href="/" data-focused></a>', [' ', 'ArrowRight', '1']],
    ['<button data-focused></button>', ['ArrowRight', 'u', '1']],
    [`<button ${PAGE_KEYS_MARK} data-focused></button>`, ['Enter', ' ', '1']],
    [`<details ${PAGE_KEYS_MARK} open><summary data-focused></summary></details>`, ['Enter', 'h', '1']],
  ])('gives the page those that %s does not', (html, keys) => {
    for (const key of keys) expect(elementOwnsKey(focused(html), key), key).toBe(false);
  });
});
