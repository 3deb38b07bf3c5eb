import { useState } from 'react';

type Reload = {
  reload: () => Promise<void>;
  isBusy: boolean;
  /** The server gave no answer: the page stays, as there would be no other. */
  hasFailed: boolean;
};

/** Loads the page anew where the server can be reached. What was typed is kept by those who keep it, as the page goes. */
export function useReload(): Reload {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const reload = async () => {
    setState('busy');
    const isReached = await fetch('/api/health', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isReached) location.reload();
    else setState('failed');
  };
  return { reload, isBusy: state === 'busy', hasFailed: state === 'failed' };
}
