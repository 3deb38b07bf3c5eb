// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/domain/errors/app-error';
import PageError from './error';

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

/** As the browser gets it: a sentence that says nothing, and the digest. */
const masked = ({ digest }: { digest?: string }) => Object.assign(new Error('An error occurred.'), { digest });

it.each([
  [new AppError('unavailable', 'The database is away.'), 'Our database is not answering right now.'],
  [{ digest: '4105162726' }, 'Something went wrong on our side.'],
  [{}, 'Something went wrong on our side.'],
])('says of %j what happened', async (error, title) => {
  await act(async () => root.render(<PageError error={masked(error)} />));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    `${title}Your work in this browser is safe.Try again`,
  );
});

it('stays where the server cannot be reached, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () => root.render(<PageError error={masked({})} />));
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toContain('The server cannot be reached. Your work in this browser is safe.');
});
