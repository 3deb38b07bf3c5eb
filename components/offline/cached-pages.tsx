'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeading } from '@/components/ui/page-heading';
import { useReload } from '@/components/ui/use-reload';
import { type CachedPage, listCachedPages } from '@/lib/client/learner-cache';

/** The page itself leads nowhere. */
const OWN_ADDRESS = '/offline';
const ASK_AGAIN_MS = 10_000;

function PageList({ pages }: { pages: CachedPage[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {pages.map(({ address, title, cachedAtMs }) => (
        <li key={address}>
          {/* A document of its own: without a network there is nothing else to be had of it. */}
          <a
            href={address}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 transition-colors hover:bg-sunken sm:px-5"
          >
            <span className="font-semibold text-accent-ink">{title}</span>
            <span className="text-sm text-muted">
              as of <LocalTime atMs={cachedAtMs} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says that a page cannot be had without a network, and what can. */
export function CachedPages() {
  const [pages, setPages] = useState<CachedPage[] | null>(null);
  const { reload, isBusy, hasFailed } = useReload();
  /** Whether somebody has come here on purpose; known in the browser alone. */
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    setIsWanted(location.pathname === OWN_ADDRESS);
    listCachedPages(Date.now())
      .catch(() => [])
      .then((all) => setPages(all.filter(({ address }) => address !== OWN_ADDRESS)));
  }, []);

  useEffect(() => {
    // The address is that of the page that was wanted.
    if (location.pathname === OWN_ADDRESS) return;
    const goOn = async () => {
      if (document.visibilityState !== 'visible') return;
      await fetch('/api/health', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    };
    window.addEventListener('online', goOn);
    // The browser does not always know.
    const asking = setInterval(goOn, ASK_AGAIN_MS);
    return () => {
      window.removeEventListener('online', goOn);
      clearInterval(asking);
    };
  }, []);

  return (
    <>
      {isWanted ? (
        <PageHeading title="Offline" lead="What can be opened when the server cannot be reached." />
      ) : (
        <PageHeading
          title="You are offline"
          lead="This page is not on this device. It opens as soon as the server can be reached."
          actions={
            <Button onClick={reload} isBusy={isBusy}>
              Try again
            </Button>
          }
        />
      )}
      {hasFailed && (
        <p role="alert" className="mb-6 text-danger-ink">
          The server cannot be reached.
        </p>
      )}
      {pages !== null && pages.length > 0 && (
        <section aria-labelledby="cached-pages">
          <h2 id="cached-pages" className="mb-3 font-serif text-xl font-semibold">
            These pages are on this device
          </h2>
          <PageList pages={pages} />
        </section>
      )}
      {pages?.length === 0 && (
        <EmptyState title="No pages are on this device">
          Pages that you open while you are logged in and online can be opened again offline.
        </EmptyState>
      )}
    </>
  );
}
