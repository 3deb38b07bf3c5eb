'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { whenIdle } from './when-idle';

/** Keeps the room of the sign until it is there, so that nothing moves. */
function Place() {
  return <div className="ml-auto h-9 w-12 sm:w-32 lg:order-last lg:ml-0 [&+button]:ml-0" />;
}

/** Says in the navigation whether all that the learner did is saved; comes when the page has nothing more urgent. */
export const SaveSign = lazyPart<{ userId: string }>({
  load: async () => {
    await whenIdle();
    return (await import('./save-sign-button')).SaveSignButton;
  },
  Place,
});
