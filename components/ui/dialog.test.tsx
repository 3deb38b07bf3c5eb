// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

let root: Root;
let main: HTMLElement;
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no modal dialogs; of the focus a real one gives back only what stands in the page.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  main = document.getElementById('main') as HTMLElement;
  root = createRoot(main);
  onClose.mockReset();
});
afterEach(() => act(() => root.unmount()));

type Show = { isOpen?: boolean; isThere?: boolean; hasOpener?: boolean };

const show = ({ isOpen = false, isThere = true, hasOpener = true }: Show) =>
  act(() =>
    root.render(
      <>
        {hasOpener && <button type="button">Open</button>}
        {isThere && (
          <Dialog isOpen={isOpen} onClose={onClose} title="A dialog">
            <p>Text</p>
          </Dialog>
        )}
      </>,
    ),
  );

const opener = () => main.querySelector<HTMLButtonElement>(':scope > button');

async function openByButton() {
  await show({});
  opener()?.focus();
  await show({ isOpen: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
}

it('gives the focus back where it leaves the page while it is open', async () => {
  await openByButton();
  await show({ isThere: false });
  expect(document.activeElement).toBe(opener());
});

it.each([{ isThere: false }, { isOpen: false }])(
  'gives the focus to the page where what opened it is gone: %j',
  async (after) => {
    await openByButton();
    await show({ ...after, hasOpener: false });
    expect(document.activeElement).toBe(main);
  },
);

function drag(from: Element | null, to: Element | null) {
  from?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // The browser sends the click to what both places lie in.
  act(() => (from === to ? to : to?.closest('dialog'))?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

it('closes by a click beside it, not by text that is dragged out of it', async () => {
  await openByButton();
  const dialog = main.querySelector('dialog');
  drag(dialog?.querySelector('p') ?? null, dialog);
  expect(onClose).not.toHaveBeenCalled();
  drag(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
