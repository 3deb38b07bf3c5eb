'use client';

import { useEffect } from 'react';

/** Opens the part that the place of the address is folded into, and goes there. */
function openAnchor(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!target || !folded) return;
  folded.open = true;
  target.scrollIntoView();
}

/** Unfolds what an address leads to. Browsers do it where a page loads, not where a link changes the page in place. */
export function OpenAnchor() {
  useEffect(() => {
    openAnchor();
    window.addEventListener('hashchange', openAnchor);
    return () => window.removeEventListener('hashchange', openAnchor);
  }, []);
  return null;
}
