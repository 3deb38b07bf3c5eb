// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserSwitch } from './browser-switch';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('is off until it is turned on, and remembered under its name', () => {
  const tables = browserSwitch('tables');
  expect(tables.isOn()).toBe(false);
  tables.turn(true);
  expect(browserSwitch('tables').isOn()).toBe(true);
  expect(browserSwitch('others').isOn()).toBe(false);
  tables.turn(false);
  expect([tables.isOn(), localStorage.length]).toEqual([false, 0]);
});

it('tells whoever watches it, until they stop', () => {
  const tables = browserSwitch('tables');
  const heard: boolean[] = [];
  const stop = tables.watch(() => heard.push(tables.isOn()));
  browserSwitch('others').turn(true);
  tables.turn(true);
  window.dispatchEvent(new StorageEvent('storage'));
  stop();
  tables.turn(false);
  expect(heard).toEqual([true, true]);
});

it('lasts as long as the page where the browser keeps nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const tables = browserSwitch('tables');
  tables.turn(true);
  expect(tables.isOn()).toBe(true);
  tables.turn(false);
  expect(tables.isOn()).toBe(false);
});
