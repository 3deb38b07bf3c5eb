'use client';

import { useEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SaveSignProps } from './save-sign-button';
import { useLateComponent } from './use-late-component';
import { whenIdle } from './when-idle';

/** Says in the navigation whether all that the learner did is saved; comes when the page has nothing more urgent. */
export function SaveSign({ userId, isCompact = false }: SaveSignProps) {
  // Where the script cannot be had, the next page asks for it again.
  const { Component, load } = useLateComponent(() =>
    import('./save-sign-button').then((module) => module.SaveSignButton),
  );
  useEffect(() => {
    void whenIdle().then(load);
  }, [load]);
  // Its room is kept until it is there, so that nothing moves.
  return (
    <div
      className={classNames(
        'ml-auto h-9 w-12 shrink-0 lg:order-last lg:-mr-2 lg:ml-0 lg:w-9 [&~button]:ml-0',
        !isCompact && 'sm:max-lg:w-32 xl:w-32',
      )}
    >
      {Component && <Component userId={userId} isCompact={isCompact} />}
    </div>
  );
}
