// @vitest-environment jsdom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetRecords } from '@/lib/client/browser-store';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { recentSearches } from '@/lib/client/recent-searches';
import { ANA, failure } from '@/lib/client/server.fixture';
import { SearchDialog } from './search-dialog';

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>;

const FOUND = {
  corrected: null,
  groups: [
    {
      kind: 'rule',
      results: [
        { id: 'r', titleHtml: '<mark>Hearsay</mark>', snippetHtml: 'x', place: 'Evidence', address: '/understand/e/r' },
        { id: 's', titleHtml: 'Exceptions', snippetHtml: '', place: '', address: '/understand/e/s' },
      ],
    },
    {
      kind: 'card',
      results: [{ id: 'c', titleHtml: 'Mine', snippetHtml: '', place: '', address: '/rule-statements' }],
    },
  ],
};

let asked: Held[];
let opened: string[];
let closed: number;

const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const status = () => document.querySelector('[role=status]')?.textContent;
const press = (key: string) =>
  settle(() => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.querySelector('.marked')?.textContent;

async function type(text: string) {
  const before = asked.length;
  await settle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await vi.waitFor(async () => {
    await settle();
    expect(asked.length).toBeGreaterThan(before);
  });
}

beforeAll(() => import('./read-everything'));
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  asked = holdServer();
  opened = [];
  closed = 0;
  const router = { push: (address: string) => void opened.push(address) } as unknown as Router;
  await render(
    <AppRouterContext.Provider value={router}>
      <SearchDialog
        userId={ANA}
        isOpen
        onClose={() => {
          closed += 1;
        }}
      />
    </AppRouterContext.Provider>,
  );
});
afterEach(async () => {
  await leave();
  localStorage.clear();
});

it('groups what is found, moves through it with the arrow keys and opens it with Enter', async () => {
  await type('hearsay');
  expect(asked[0]?.line).toBe('GET /api/search?q=hearsay');
  expect(status()).toBe('Searching...');
  await asked[0]?.json(FOUND);
  expect(status()).toBe('3 results.');
  expect([...document.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label'))).toEqual([
    'Rules',
    'Your cards',
  ]);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(activeText()).toBeUndefined();
  for (const expected of ['Hearsay', 'Exceptions', 'Mine', 'Hearsay']) {
    await press('ArrowDown');
    expect(activeText()).toBe(expected);
  }
  await press('ArrowUp');
  expect(activeText()).toBe('Mine');
  expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toHaveLength(1);
  await press('Enter');
  expect(opened).toEqual(['/rule-statements']);
  expect(closed).toBe(1);
});

it('opens the first result with Enter alone, and remembers the search until the learner is forgotten', async () => {
  await type('hearsay');
  await asked[0]?.json(FOUND);
  await press('Enter');
  expect(opened).toEqual(['/understand/e/r']);
  expect(recentSearches(ANA)).toEqual(['hearsay']);
  await settle(() => forgetRecords(ANA));
  expect(recentSearches(ANA)).toEqual([]);
});

it('says what it searched for instead, and when there is nothing', async () => {
  await type('heresay');
  await asked[0]?.json({ ...FOUND, corrected: 'hearsay' });
  expect(status()).toBe('Showing results for “hearsay”: 3 results.');
  await type('qqqq');
  await asked[1]?.json({ corrected: null, groups: [] });
  expect(status()).toBe('Nothing found for “qqqq”. Try fewer words.');
  expect(options()).toEqual([]);
});

it('says why the server did not answer, and asks again by hand', async () => {
  await type('hearsay');
  await asked[0]?.answer(failure(400, 'Please type less.'));
  await vi.waitFor(async () => {
    await settle();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Please type less.');
  });
  await settle(() => document.querySelector<HTMLElement>('[role=alert] button')?.click());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.json(FOUND);
  expect(options()).toHaveLength(3);
});
