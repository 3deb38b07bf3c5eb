import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded border border-b-2 border-edge bg-surface px-1 font-sans text-xs leading-4.5 font-semibold text-muted">
      {children}
    </kbd>
  );
}
