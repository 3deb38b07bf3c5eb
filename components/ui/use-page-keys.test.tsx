// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyHint, SingleKeysSwitch } from './single-keys';
import { usePageKeys } from './use-page-keys';

let root: Root;
let answered: string[];

function Screen() {
  usePageKeys((key) => answered.push(key) > 0);
  return (
    <>
      <SingleKeysSwitch />
      <KeyHint className="">n</KeyHint>
    </>
  );
}

const press = (key: string) =>
  act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const flip = () => act(() => document.querySelector('input')?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answered = [];
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(() => root.render(<Screen />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
});

const KEYS = ['n', '1', '?', '/', 'É', ' ', 'Enter', 'ArrowLeft', 'Escape'];

it('answers single keys until they are switched off, and then again', async () => {
  for (const key of KEYS) press(key);
  expect(answered.splice(0)).toEqual(KEYS);
  flip();
  for (const key of KEYS) press(key);
  expect(answered.splice(0)).toEqual([' ', 'Enter', 'ArrowLeft', 'Escape']);
  expect(document.querySelector('kbd')).toBeNull();
  flip();
  press('?');
  expect(answered).toEqual(['?']);
  expect(document.querySelector('kbd')?.textContent).toBe('n');
});

it('switches them off for as long as the page stands where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
  flip();
  press('n');
  expect(answered).toEqual([]);
  flip();
  press('n');
  expect(answered).toEqual(['n']);
});
