'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isNewVersionOffered, watchNewVersion } from '@/lib/client/new-version';
import { useLateComponent } from './use-late-component';
import { whenIdle } from './when-idle';

const never = () => false;

/** Offers to reload once the server has a newer version than this page; nothing reloads by itself. */
export function NewVersion() {
  const isOffered = useSyncExternalStore(watchNewVersion, isNewVersionOffered, never);
  // Long before it is wanted: by then the server has no scripts of this version any more.
  const { Component, load } = useLateComponent(() =>
    import('./new-version-notice').then((module) => module.NewVersionNotice),
  );
  useEffect(() => {
    void whenIdle().then(load);
  }, [load]);
  return isOffered && Component ? <Component /> : null;
}
