// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clampSplit } from '@/lib/client/essay-split';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { Split } from './split';

const open = () => render(<Split userId="learner" first="The question" second="The answer" />);
const separator = () => document.querySelector('[role=separator]') as HTMLElement;
const percent = () => Number(separator().getAttribute('aria-valuenow'));
const press = (key: string) =>
  settle(() => separator().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(() => localStorage.clear());
afterEach(leave);

it('is moved by keys within its bounds, and stays where it was put', async () => {
  await open();
  const usual = percent();
  await press('ArrowRight');
  expect(percent()).toBe(usual + 5);
  await press('ArrowLeft');
  expect(percent()).toBe(usual);
  await press('Home');
  expect(percent()).toBe(25);
  await press('ArrowLeft');
  expect(percent()).toBe(25);
  await press('End');
  expect(percent()).toBe(65);
  await press('x');
  await leave();
  await open();
  expect(percent()).toBe(65);
});

it('is never put where a side has no room, whatever stands in the storage', () => {
  fc.assert(
    fc.property(fc.double(), (wanted) => {
      const share = clampSplit(wanted);
      expect(share).toBeGreaterThanOrEqual(25);
      expect(share).toBeLessThanOrEqual(65);
    }),
  );
});
