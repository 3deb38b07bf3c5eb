// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/rule-statements"}
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyOutboxes } from '@/lib/client/browser.fixture';
import { rateCard } from '@/lib/client/review-actions';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { sendNow } from '@/lib/client/sender';
import { ANA, failure, logIn, proxyPage, serverAnswers } from '@/lib/client/server.fixture';
import { SaveSignButton } from './save-sign-button';

const page = document.createElement('div');
let root: Root;

/** Rates a card, and lets the page settle once it was tried. */
async function rate(reviewKey: string): Promise<void> {
  await act(async () => {
    await rateCard(ANA, { ruleId: reviewKey }, 'good', reviewKey);
    await sendNow(ANA);
    // Read after the page has read it.
    await reviewOutbox.list(ANA);
  });
}

const sign = () => page.querySelector('button')?.textContent;
const heard = () => page.querySelector('[aria-live]')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await emptyOutboxes();
  // jsdom knows the element, not what it does.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  document.body.append(page);
  root = createRoot(page);
  logIn(ANA);
  serverAnswers(() => Response.json({ dueAt: '2026-11-22' }, { status: 201 }));
  await act(async () => root.render(<SaveSignButton userId={ANA} />));
  // It says nothing before it knows.
  await vi.waitFor(async () => {
    await act(async () => void (await reviewOutbox.list(ANA)));
    expect(sign()).toBe('Saved');
  });
  return async () => {
    await act(async () => root.unmount());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('says that all is saved, and says so quietly', async () => {
  await rate('a');
  expect([sign(), heard()]).toEqual(['Saved', '']);
});

it('says how much waits, and in its list why, until it is sent', async () => {
  serverAnswers(() => proxyPage(502));
  await rate('a');
  await rate('b');
  expect([sign(), heard()]).toEqual(['Waiting (2)', 'Waiting (2)']);
  await act(async () => page.querySelector('button')?.click());
  const list = page.querySelector('dialog')?.textContent;
  expect(list).toContain('2 changes could not be sent yet. Your work is saved on this device');
  expect(list).toContain('the server answered with status 502');
});

it('says what was refused before all else', async () => {
  serverAnswers(({ key }) => (key === 'a' ? failure(404, 'No such card.') : proxyPage(502)));
  await rate('a');
  await rate('b');
  expect(sign()).toBe('Refused (1)');
  await act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('dialog')?.textContent).toContain('The server’s reason: No such card.');
});

it('takes a try without any answer for being offline, whatever the browser says', async () => {
  serverAnswers(() => new TypeError('fetch failed'));
  await rate('a');
  expect(sign()).toBe('Offline (1)');
  await act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('dialog')?.textContent).toContain('The server cannot be reached. 1 change will be sent');
  serverAnswers(() => proxyPage(502));
  await act(async () => sendNow(ANA));
  expect(sign()).toBe('Waiting (1)');
});

it('says that the device is offline, and what waits for it not to be', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(sign()).toBe('Offline');
  serverAnswers(() => new TypeError('fetch failed'));
  await rate('a');
  expect(sign()).toBe('Offline (1)');
  onLine.mockReturnValue(true);
  serverAnswers(() => Response.json({ dueAt: '2026-11-22' }, { status: 201 }));
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await sendNow(ANA);
    await reviewOutbox.list(ANA);
  });
  expect(sign()).toBe('Saved');
});
