'use client';

import type { MouseEvent } from 'react';

/** Opens the section that a link leads to, if it is folded. */
function openTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector(currentTarget.hash)?.querySelector(':scope > details');
  if (part instanceof HTMLDetailsElement) part.open = true;
}

/** The parts of the page, each a link to it. */
export function PageContents({ hasAnswers, hasInsights }: { hasAnswers: boolean; hasInsights: boolean }) {
  const parts = [
    hasInsights && ['study-next', 'What to study next'],
    ['performance', 'Performance'],
    hasInsights && hasAnswers && ['confidence', 'Confidence'],
    hasInsights && hasAnswers && ['trend', 'Trend and pace'],
    hasInsights && ['rules-and-essays', 'Rules and essays'],
  ].filter((part): part is string[] => part !== false);
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={openTarget}
              className="inline-flex min-h-8 items-center rounded-full border border-edge bg-surface px-3 text-sm font-semibold transition-colors hover:border-ink hover:bg-sunken"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
