// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/rule-statements"}
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { rateCard } from '@/lib/client/review-actions';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { sendNow } from '@/lib/client/sender';
import { ANA, failure, logIn, proxyPage, serverAnswers } from '@/lib/client/server.fixture';
import { UNSENT_RATINGS, UnsentList } from './unsent-list';
import { useUnsent } from './use-unsent';

const page = document.createElement('div');
let root: Root;

function Ratings() {
  return <UnsentList unsent={useUnsent(ANA, reviewOutbox)} kind={UNSENT_RATINGS} />;
}

/** Rates a card, and lets the page settle once it was tried. */
async function rate(reviewKey: string): Promise<void> {
  await act(async () => {
    await rateCard(ANA, { ruleId: reviewKey }, 'good', reviewKey);
    await sendNow(ANA);
  });
}

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(page);
  root = createRoot(page);
  logIn(ANA);
  serverAnswers(() => proxyPage(502));
  await act(async () => root.render(<Ratings />));
  return async () => {
    await act(async () => root.unmount());
    for (const { key } of await reviewOutbox.list(ANA)) await reviewOutbox.remove(ANA, key);
    localStorage.clear();
    vi.unstubAllGlobals();
  };
});

it('says nothing while all is sent', async () => {
  serverAnswers(() => Response.json({ dueAt: '2026-11-22' }, { status: 201 }));
  await rate('a');
  expect(page.textContent).toBe('');
});

it('says that ratings wait, why, and that they are kept', async () => {
  await rate('a');
  expect(page.textContent).toContain('Your ratings are waiting to be saved');
  expect(page.textContent).toContain('the server answered with status 502. They are saved on this device');
});

it('promises nothing in a full storage', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await rate('a');
  put.mockRestore();
  expect(page.textContent).toContain('This browser does not let us keep them: leave this page open');
  expect(page.textContent).not.toContain('are saved on this device');
});

it('lists what was refused and lets it be tried again, until it is gone', async () => {
  serverAnswers(() => failure(404, 'No such card.'));
  await rate('a');
  expect(page.textContent).toContain('A rating could not be saved');
  expect(page.textContent).toContain('The server’s reason: No such card.');
  expect(page.textContent).not.toContain('wait to be saved');

  serverAnswers(() => failure(403, 'Not yours.'));
  await act(async () => button('Try again')?.click());
  await act(async () => sendNow(ANA));
  expect(page.textContent).toContain('The server’s reason: Not yours.');

  await act(async () => {
    for (const { key } of await reviewOutbox.list(ANA)) await reviewOutbox.remove(ANA, key);
    // Read after the page has read it.
    await reviewOutbox.list(ANA);
  });
  expect(page.textContent).toBe('');
});
