// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESSES_SCRIPT } from './early-presses';
import { PAGE_KEYS_MARK } from './key-owner';
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

let clicks = 0;

function CardScreen() {
  return (
    <>
      <Screen />
      <button type="button" {...{ [PAGE_KEYS_MARK]: '' }} onClick={() => clicks++}>
        card
      </button>
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

describe('what was pressed before the page listened', () => {
  const keyDown = (target: Element, key: string, more: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  const click = (target: Element, detail: number) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  /** The document as it comes, what is done to it, and the same once its scripts have come. */
  async function openEarly(press: (at: { card: Element; other: Element; field: Element }) => void) {
    await act(() => root.unmount());
    clicks = 0;
    // biome-ignore lint/security/noGlobalEval: as the document runs it.
    eval(EARLY_PRESSES_SCRIPT);
    document.body.innerHTML = '<p><input><button>other</button></p><main></main>';
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = renderToString(<CardScreen />);
    const [card, other, field] = ['main button', 'p button', 'p input'].map((at) => document.querySelector(at));
    press({ card, other, field } as { card: Element; other: Element; field: Element });
    root = await act(() => hydrateRoot(main, <CardScreen />));
  }

  it('is answered once, in its order', async () => {
    await openEarly(() => {
      keyDown(document.body, ' ');
      keyDown(document.body, ' ', { repeat: true });
      keyDown(document.body, 'k', { ctrlKey: true });
      keyDown(document.body, '3');
    });
    expect(answered.splice(0)).toEqual([' ', '3']);
    keyDown(document.body, ' ');
    expect(answered).toEqual([' ']);
  });

  it('is not what a field or a button answered, nor what came before', async () => {
    await openEarly(({ field, other }) => {
      keyDown(document.body, ' ');
      keyDown(field, '1');
      keyDown(document.body, '2');
      keyDown(other, ' ');
    });
    expect(answered).toEqual([]);
  });

  it('is a click on what answers to the keys of the page, and what a key makes a click of counts once', async () => {
    await openEarly(({ card }) => click(card, 1));
    expect([clicks, answered]).toEqual([1, []]);
    await openEarly(({ card }) => {
      keyDown(card, 'Enter');
      click(card, 0);
    });
    expect([clicks, answered]).toEqual([0, ['Enter']]);
  });

  it('is void after a press elsewhere', async () => {
    await openEarly(({ other }) => {
      keyDown(document.body, ' ');
      click(other, 1);
      keyDown(document.body, '2');
    });
    expect(answered).toEqual(['2']);
  });

  it('keeps the latest twenty', async () => {
    await openEarly(() => {
      for (let count = 0; count < 30; count += 1) keyDown(document.body, String(count % 10));
    });
    expect(answered).toHaveLength(20);
  });
});
