// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepSending } from './sending';
import { SEND_MESSAGE } from './worker-messages';

afterEach(() => vi.unstubAllGlobals());

it('sends when the service worker says that there is a network, until it is stopped', async () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  const send = vi.fn(async () => []);
  const sending = keepSending(send);
  await sending.firstTry;
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'something else' }));
  expect(send).toHaveBeenCalledTimes(1);
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: SEND_MESSAGE }));
  expect(send).toHaveBeenCalledTimes(2);
  sending.stop();
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: SEND_MESSAGE }));
  expect(send).toHaveBeenCalledTimes(2);
});

it('asks the browser to wake it while there is no network, and not while there is', async () => {
  const register = vi.fn(async () => undefined);
  const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve({ sync: { register } }) });
  const stub = Object.assign(Object.create(navigator), { serviceWorker });
  const goOnline = (onLine: boolean) => Object.defineProperty(stub, 'onLine', { value: onLine, configurable: true });
  vi.stubGlobal('navigator', stub);
  goOnline(true);
  const sending = keepSending(async () => ['attempt']);
  await sending.firstTry;
  await serviceWorker.ready;
  expect(register).not.toHaveBeenCalled();
  goOnline(false);
  await sending.sendNow();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  sending.stop();
});
