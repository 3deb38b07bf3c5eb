// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDays, readFilters, writeFilters } from './figure-filters';
import { FilterBar } from './filter-bar';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Profile({ address }: { address: string }) {
  const [search, setSearch] = useState(address);
  return (
    <FilterBar
      filters={readFilters(search)}
      days={readDays(search)}
      choices={null}
      onChange={(change) => setSearch(writeFilters(search, { ...readFilters(search), ...change }))}
    />
  );
}
const open = (address: string) => act(async () => root.render(<Profile address={address} />));
const clearButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear filters');
const clear = () => act(async () => clearButton()?.click());
const days = () => [...document.querySelectorAll('input')];

it('offers nothing to clear where nothing is narrowed', async () => {
  await open('');
  expect(clearButton()).toBeUndefined();
});

it('shows the days of an address that are no range, says so, and clears them', async () => {
  await open('?from=2026-10-02&to=2026-10-01');
  expect(document.body.textContent).toContain('The From date is after the To date.');
  expect(days().map(({ value }) => value)).toEqual(['2026-10-02', '2026-10-01']);
  await clear();
  expect(document.body.textContent).not.toContain('The From date');
  expect(days().map(({ value }) => value)).toEqual(['', '']);
  expect(clearButton()).toBeUndefined();
});

it('clears half a date, of which no address knows', async () => {
  await open('');
  const [from] = days();
  if (!from) throw new Error('There is no field.');
  // What a browser says of a date without its year.
  Object.defineProperty(from, 'validity', { value: { badInput: true } });
  await act(async () => from.focus());
  await act(async () => from.blur());
  expect(document.body.textContent).toContain('Enter a complete date, or clear the field.');
  await clear();
  expect(document.body.textContent).not.toContain('Enter a complete date');
  expect(days()[0]).not.toBe(from);
  expect(clearButton()).toBeUndefined();
});
