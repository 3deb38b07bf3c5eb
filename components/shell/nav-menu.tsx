'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';

type NavMenuProps = {
  label: ReactNode;
  /** Which edge of the label the open list keeps to on a wide screen. */
  align?: 'left' | 'right';
  children: ReactNode;
};

/**
 * A disclosure in the navigation. The native element opens it, even before the scripts have come;
 * what is added here closes it: Escape, a click elsewhere, leaving it, following a link.
 */
export function NavMenu({ label, align = 'left', children }: NavMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (ref.current && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  const answerKey = (event: KeyboardEvent) => {
    const menu = ref.current;
    if (!menu) return;
    if (event.key === 'Escape' && menu.open) {
      event.stopPropagation();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      menu.open = true;
      const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
      const step = event.key === 'ArrowDown' ? 1 : -1;
      stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
    }
  };

  return (
    <details
      ref={ref}
      onKeyDown={answerKey}
      onClick={(event) => {
        if (ref.current && event.target instanceof Element && event.target.closest('a')) ref.current.open = false;
      }}
      className="group/menu relative"
    >
      <summary className="flex items-center gap-1.5 rounded-md px-3 py-2 font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink group-open/menu:bg-sunken group-open/menu:text-ink group-has-aria-[current=page]/menu:text-accent-ink">
        {label}
        <ChevronIcon className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <div
        className={classNames(
          'pl-3 lg:absolute lg:top-full lg:z-40 lg:mt-1.5 lg:min-w-56 lg:animate-[appear_140ms_ease-out] lg:rounded-xl lg:border lg:border-line lg:bg-surface lg:p-1.5 lg:shadow-raised',
          align === 'left' ? 'lg:left-0' : 'lg:right-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}
