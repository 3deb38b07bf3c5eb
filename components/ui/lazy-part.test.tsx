// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

type Props = { of: string };
const Greeting = ({ of }: Props) => <p>Hello {of}</p>;
const Place = ({ of }: Props) => <p>Waiting for {of}</p>;

/** What is asked for a component, to be answered by the test. */
function source() {
  const asked: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const load = vi.fn(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) => {
        asked.push({
          come: () => act(async () => resolve(Greeting)),
          fail: () => act(async () => reject(new Error('lost'))),
        });
      }),
  );
  const last = () => {
    const latest = asked.at(-1);
    if (!latest) throw new Error('Nothing was asked for.');
    return latest;
  };
  return { load, asked, last };
}

let root: Root;
const text = () => document.body.textContent;
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const draw = (Part: ComponentType<Props>) => act(async () => root.render(<Part of="Ana" />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows its place, then the part, which is there at once the next time', async () => {
  const { load, last } = source();
  const Part = lazyPart({ load, name: 'The greeting', Place });
  await draw(Part);
  expect(text()).toBe('Waiting for Ana');
  await last().come();
  expect(text()).toBe('Hello Ana');
  await act(async () => root.render(null));
  await draw(Part);
  expect(text()).toBe('Hello Ana');
});

it('says what failed, and tries again as often as it is asked to', async () => {
  const { load, last } = source();
  await draw(lazyPart({ load, name: 'The greeting', Place }));
  await last().fail();
  expect(text()).toContain('The greeting could not be loaded.');
  expect(text()).not.toContain('Reload the page');
  const again = document.querySelector('button');
  again?.focus();
  await press('Try again');
  expect(again?.getAttribute('aria-disabled')).toBe('true');
  await last().fail();
  expect(document.activeElement).toBe(again);
  expect(text()).toContain('Reload the page');
  await press('Try again');
  await last().come();
  expect(text()).toBe('Hello Ana');
  expect(load).toHaveBeenCalledTimes(3);
});

it('tries again by itself when the network is back', async () => {
  const { load, last } = source();
  await draw(lazyPart({ load, name: 'The greeting' }));
  await last().fail();
  await act(async () => window.dispatchEvent(new Event('online')));
  await last().come();
  expect(text()).toBe('Hello Ana');
});

it('heeds nothing that comes late of a try that was given up', async () => {
  const { load, asked, last } = source();
  const Part = lazyPart({ load, name: 'The greeting', Place });
  await draw(Part);
  await act(async () => root.render(null));
  await draw(Part);
  await last().come();
  await asked[0]?.fail();
  expect(text()).toBe('Hello Ana');
});

it('says nothing without a name', async () => {
  const { load, last } = source();
  await draw(lazyPart({ load }));
  await last().fail();
  expect(text()).toBe('');
});

it('reloads the page only where the server can be reached', async () => {
  const { load, last } = source();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await draw(lazyPart({ load, name: 'The greeting' }));
  await last().fail();
  await press('Try again');
  await last().fail();
  await press('Reload the page');
  expect(text()).toContain('The server cannot be reached.');
});
