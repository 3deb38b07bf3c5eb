'use client';

import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { FailedToLoad } from './failed-to-load';

type LazyPartOptions<Props> = {
  /** Fetches its code. A call after one that failed fetches it anew. */
  load: () => Promise<ComponentType<Props>>;
  /** What it is, as the subject of 'could not be loaded.'; without it nothing is said. */
  name?: string;
  /** What stands in its place until it is there, in the document of the server too. */
  Place?: ComponentType<Props>;
};

type Source<Props> = LazyPartOptions<Props> & { /** Once it has come. */ loaded: ComponentType<Props> | null };

/** What came of a try, from 0. */
type Loading<Props> = { of: number } & (
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; Part: ComponentType<Props> }
);

/**
 * A part of the page whose code is fetched once the page stands in the browser. Where it cannot be had,
 * that is said in its place and nowhere else, and it can be tried again there: unlike `lazy`, it never
 * holds on to a failure. It is tried again by itself when the network is back.
 */
export function lazyPart<Props extends object>(options: LazyPartOptions<Props>): ComponentType<Props> {
  const source: Source<Props> = { ...options, loaded: null };
  return (props) => <LazyPart source={source} props={props} />;
}

function LazyPart<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const { name, Place } = source;
  const [tries, setTries] = useState(0);
  const [loading, setLoading] = useState<Loading<Props>>(() =>
    source.loaded ? { of: 0, status: 'ready', Part: source.loaded } : { of: 0, status: 'loading' },
  );

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loading<Props>) => {
      if (isCurrent) startTransition(() => setLoading((shown) => (shown.status === 'ready' ? shown : next)));
    };
    source.load().then(
      (Part) => {
        source.loaded = Part;
        show({ of: tries, status: 'ready', Part });
      },
      () => show({ of: tries, status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, tries]);

  // While it is tried again the failure stands, and with it the button that was pressed.
  const hasFailed = loading.status === 'failed';
  const isRetrying = loading.of !== tries;
  const retry = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (loading.status === 'ready') return <loading.Part {...props} />;
  if (hasFailed && name !== undefined) {
    return (
      <FailedToLoad
        title={`${name} could not be loaded.`}
        hasBeenRetried={loading.of > 0}
        isBusy={isRetrying}
        onRetry={retry}
      />
    );
  }
  return Place ? <Place {...props} /> : null;
}
