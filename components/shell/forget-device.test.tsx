// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA } from '@/lib/client/server.fixture';
import { tickOutbox } from '@/lib/client/tick-outbox';
import { ForgetDevice } from './forget-device';

const TICK = { key: 'rule', isTicked: true, madeAtMs: 1, refusal: null };
let asked: Held[];

beforeEach(async () => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
  await deleteDB('barwright');
  asked = holdServer();
});
afterEach(leave);

it('leaves nothing in the browser while the server does not answer', async () => {
  await tickOutbox.put(ANA, TICK);
  localStorage.setItem(`barwright:quiz:${ANA}:q:progress`, '{}');
  await render(<ForgetDevice userId={ANA} onClose={() => {}} />);
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Log out and forget');
  await settle(() => button?.click());
  await vi.waitFor(() => expect(asked.map(({ line }) => line)).toEqual(['POST /api/auth/logout']));
  await vi.waitFor(async () => expect(await tickOutbox.list(ANA)).toEqual([]));
  expect(Object.keys(localStorage)).toEqual([]);
});
