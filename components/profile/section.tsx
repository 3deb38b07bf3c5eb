'use client';

import { type ReactNode, useState } from 'react';
import { Card } from '@/components/ui/card';
import { ChevronIcon } from '@/components/ui/icons';

/** Where the page has two columns. */
const WIDE = '(min-width: 64rem)';

type SectionProps = {
  id: string;
  title: string;
  description?: ReactNode;
  /** Open on a phone too, where a long page would bury it otherwise. */
  isAlwaysOpen?: boolean;
  children: ReactNode;
};

/** A part of the page that folds; drawn in the browser alone. Its id is what the table of contents leads to. */
export function Section({ id, title, description, isAlwaysOpen = false, children }: SectionProps) {
  const [isOpen] = useState(() => isAlwaysOpen || matchMedia(WIDE).matches);
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <details open={isOpen} className="group/section">
        <summary className="flex break-after-avoid items-start gap-3 rounded-xl px-5 py-4 sm:px-6 sm:py-5">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="font-serif text-xl font-semibold">
              {title}
            </h2>
            {description && <p className="mt-1 text-muted">{description}</p>}
          </div>
          <ChevronIcon className="mt-1 size-5 text-muted transition-transform group-open/section:rotate-180 print:hidden" />
        </summary>
        <div className="grid grid-cols-1 gap-10 px-5 pt-1 pb-6 sm:px-6">{children}</div>
      </details>
    </Card>
  );
}
