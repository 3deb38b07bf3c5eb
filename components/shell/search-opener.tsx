'use client';

import { useEffect, useState } from 'react';
import { useLateComponent } from './use-late-component';

/** Whether a key press asks for the search: Ctrl+K, or ⌘K on a Mac; works while one is typing, too. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}

/** Opens the search over everything, whose code comes with the first use. */
export function SearchOpener({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Component, hasFailed, load } = useLateComponent(() =>
    import('./search-dialog').then((module) => module.SearchDialog),
  );

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      // What a dialog asks is answered first.
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  return (
    <>
      <button
        type="button"
        aria-label="Search everything"
        title="Search everything (Ctrl+K or ⌘K)"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          if (hasFailed) void load();
        }}
        className="flex h-9 shrink-0 max-sm:-mx-1 items-center gap-2 rounded-md px-2 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink lg:order-last lg:-mr-2"
      >
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="size-5"
        >
          <path d="m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
        </svg>
      </button>
      {isOpen && hasFailed && (
        <span role="alert" className="text-sm text-danger-ink">
          The search could not be loaded.
        </span>
      )}
      {Component && <Component userId={userId} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
