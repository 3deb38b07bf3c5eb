'use client';

import { useEffect } from 'react';
import { useLateComponent } from './use-late-component';
import { whenIdle } from './when-idle';

/** Says in the navigation whether all that the learner did is saved; comes when the page has nothing more urgent. */
export function SaveSign({ userId }: { userId: string }) {
  // Where the script cannot be had, the next page asks for it again.
  const { Component, load } = useLateComponent(() =>
    import('./save-sign-button').then((module) => module.SaveSignButton),
  );
  useEffect(() => {
    void whenIdle().then(load);
  }, [load]);
  // Its room is kept until it is there, so that nothing moves.
  return (
    <div className="ml-auto h-9 w-12 shrink-0 sm:w-32 lg:order-last lg:-mr-2 lg:ml-0 [&~button]:ml-0">
      {Component && <Component userId={userId} />}
    </div>
  );
}
