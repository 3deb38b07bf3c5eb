'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CrossIcon, MenuIcon } from '@/components/ui/icons';

/** Keeps the navigation behind a button on narrow screens; on wide ones it is simply there. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={closeByEscape}
        className="ml-auto flex items-center gap-2 rounded-md px-3 py-2 font-semibold hover:bg-sunken lg:hidden"
      >
        {isOpen ? <CrossIcon /> : <MenuIcon />}
        Menu
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the controls within pass through here. */}
      <div
        id={panelId}
        data-open={isOpen || undefined}
        onKeyDown={closeByEscape}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
        }}
        className="hidden data-open:block max-lg:order-last max-lg:w-full max-lg:animate-[appear_160ms_ease-out] max-lg:border-t max-lg:border-line max-lg:pt-2 max-lg:pb-4 lg:flex lg:min-w-0 lg:flex-1 lg:items-center"
      >
        {children}
      </div>
    </>
  );
}
