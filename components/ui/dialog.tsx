'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names';
import { CrossIcon } from './icons';

const WIDTHS = { narrow: 'max-w-lg', reading: 'max-w-2xl', wide: 'max-w-4xl' };

type DialogProps = {
  isOpen: boolean;
  /** Asked to close, by Escape, by the cross or by a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons, the safest first. */
  footer?: ReactNode;
  /** 'reading' has room for running text, 'wide' for texts side by side. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
};

/** Gives the focus to what opened a dialog, or to the page where that is gone; never takes it from anything else. */
function returnFocus(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement?.isConnected && activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  // One that is gone or disabled takes no focus.
  if (document.activeElement === body) document.getElementById('main')?.focus();
}

/** A modal dialog on the native element, which holds the focus and gives it back. */
export function Dialog({ isOpen, onClose, title, footer, width = 'narrow', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const pressBegan = useRef<EventTarget | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      // Does nothing where the dialog has left the page, open as it was.
      dialog.close();
      returnFocus(opener);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a click beside the dialog, and the element answers it.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      onClick={(event) => {
        // Text that is dragged out of the dialog ends in a click beside it.
        if (event.target === ref.current && pressBegan.current === ref.current) onClose();
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-xl border border-line bg-surface p-0 shadow-raised',
        'backdrop:bg-[oklch(0.15_0.01_60/0.5)] open:animate-[appear_160ms_ease-out]',
        WIDTHS[width],
      )}
    >
      {isOpen && (
        <div className="p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="font-serif text-xl font-semibold">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-m-1 rounded p-1 text-muted hover:text-ink"
            >
              <CrossIcon />
            </button>
          </div>
          <div className="mt-4">{children}</div>
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
