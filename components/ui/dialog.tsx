'use client';

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { focusNearest, placesAround } from './focus-places';
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
  /** Asks what must be answered: its words are read out with its title. */
  isQuestion?: boolean;
  children: ReactNode;
};

/** Gives the focus to what opened a dialog, else to what that stood in; never takes it from anything else. */
function returnFocus(opener: Element | null, places: readonly HTMLElement[]): void {
  const { activeElement, body } = document;
  if (activeElement?.isConnected && activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  // One that is gone or disabled takes no focus.
  if (document.activeElement === body) focusNearest(places);
  if (document.activeElement === body) document.getElementById('main')?.focus();
}

/** Whether the pointer is outside the box of a dialog; its backdrop is the dialog itself to an event. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A modal dialog on the native element, which holds the focus and gives it back (docs/decisions/0015-dialogs.md). */
export function Dialog({
  isOpen,
  onClose,
  title,
  footer,
  width = 'narrow',
  isQuestion = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const wordsId = useId();
  const didPressBeside = useRef(false);

  // Before anything else of the page is focused, and while a dialog that is taken out still stands in it:
  // then the browser itself gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    const places = opener ? placesAround(opener) : [];
    dialog.showModal();
    return () => {
      dialog.close();
      // The opener may go a moment later.
      queueMicrotask(() => returnFocus(opener, places));
    };
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isQuestion ? wordsId : undefined}
      onCancel={(event) => {
        // React brings here what a dialog within says, and the browser what a file chooser does.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // The browser closes by itself what nobody asked for, and lets no page hold that back.
        if (target === currentTarget && isOpen && !currentTarget.open) onClose();
      }}
      // Its keys mean nothing to what it stands in, such as a menu.
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        didPressBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // What is dragged over its edge, either way, ends in a click on it.
        if (didPressBeside.current && isBeside(event)) onClose();
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface p-0 shadow-raised',
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
          <div id={wordsId} className="mt-4">
            {children}
          </div>
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
