// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayRange } from './day-range';

let root: Root;
const onChange = vi.fn();
const onUntaken = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  onChange.mockReset();
  onUntaken.mockReset();
  await draw('', '2026-09-30');
});
afterEach(() => act(() => root.unmount()));

const draw = (from: string, to: string) =>
  act(() => root.render(<DayRange from={from} to={to} onChange={onChange} onUntaken={onUntaken} />));
const field = (bound: 0 | 1) => document.querySelectorAll('input')[bound] as HTMLInputElement;

function type(bound: 0 | 1, ...days: string[]) {
  const input = field(bound);
  act(() => input.focus());
  for (const day of days) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
    act(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

it('hands on the day that a year is typed to, not those on the way there', () => {
  type(0, '0002-09-01', '0020-09-01', '0202-09-01');
  expect(onChange).not.toHaveBeenCalled();
  expect(field(0).value).toBe('0202-09-01');
  type(0, '2026-09-01');
  expect(onChange.mock.calls).toEqual([[{ from: '2026-09-01', to: '2026-09-30' }]]);
});

it('keeps days that are no range, says so by their field, and asks for nothing', () => {
  type(0, '2026-10-01');
  act(() => field(0).blur());
  expect(field(0).getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('The From date is after the To date.');
  expect([field(0).value, field(1).value]).toEqual(['2026-10-01', '2026-09-30']);
  expect(onChange).not.toHaveBeenCalled();
  type(1, '2026-10-31');
  expect(onChange.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31' }]]);
  expect(field(0).getAttribute('aria-invalid')).toBeNull();
});

it.each([
  ['2026-10-02', '2026-10-01', 0, 'The From date is after the To date.'],
  ['0002-01-01', '', 0, 'Enter a date from 1900 to 2099.'],
  ['2026-01-01', '3026-01-01', 1, 'Enter a date from 1900 to 2099.'],
] as const)('says of the days %s and %s of an address what is wrong with them', async (from, to, bound, problem) => {
  await draw(from, to);
  expect([field(0).value, field(1).value]).toEqual([from, to]);
  expect(field(bound).getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain(problem);
  expect(onUntaken).toHaveBeenLastCalledWith(true);
  await draw('', '');
  expect(document.body.textContent).not.toContain(problem);
  expect(onUntaken).toHaveBeenLastCalledWith(false);
});

it('takes up days that are changed from elsewhere, not while they are typed', async () => {
  await draw('2026-01-01', '');
  expect([field(0).value, field(1).value]).toEqual(['2026-01-01', '']);
  type(0, '2026-02-02');
  await draw('2026-01-01', '2026-03-03');
  expect(field(0).value).toBe('2026-02-02');
});
