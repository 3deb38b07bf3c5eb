// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { whenInView } from './when-in-view';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('waits for its element to come into view, and looks no longer then', async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  document.body.innerHTML = '<div id="place"></div>';
  const seen = vi.fn();
  const waiting = whenInView('place').then(seen);
  tell([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  tell([{ isIntersecting: true }]);
  await waiting;
  expect(disconnect).toHaveBeenCalledOnce();
});

it('does not wait for what the page does not have', async () => {
  await expect(whenInView('nowhere')).resolves.toBeUndefined();
});
