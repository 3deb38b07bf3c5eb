// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyHelp, type KeyTable } from './key-help';

const KEYS: KeyTable = [
  [['A', 'B'], 'Choose an option'],
  [['1', '2'], 'Rate it'],
  [['Enter'], 'Submit'],
  [['Ctrl', 'Enter'], 'Submit while typing'],
  [['←', '→'], 'Previous, next'],
  [['+', '-'], 'Zoom', 'in place'],
];

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<KeyHelp isOpen onClose={() => {}} keys={KEYS} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const meanings = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const flip = () => act(async () => document.querySelector('input')?.click());

it('marks the keys that are switched off, says so, and has the switch above them', async () => {
  const all = [
    'Choose an option',
    'Rate it',
    'Submit',
    'Submit while typing',
    'Previous, next',
    'Zoom',
    'Search everything',
    'Show this list',
  ];
  expect(meanings()).toEqual(all);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  const [toggle, list] = [document.querySelector('input'), document.querySelector('dl')];
  expect((toggle?.compareDocumentPosition(list as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);

  await flip();
  const off = ['Choose an option', 'Rate it', 'Show this list'];
  expect(meanings()).toEqual(all.map((meaning) => (off.includes(meaning) ? `${meaning} (off)` : meaning)));
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    'Single-key shortcuts are off. The keys marked “off” do nothing.',
  );
  await flip();
  expect(meanings()).toEqual(all);
});
