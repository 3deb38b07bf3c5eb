import { useEffect, useState } from 'react';

type Loading = { status: string; reload: () => void };

/** The retry of `FailedToLoad`, which remembers that it was asked for until what it loads is there. */
export function useRetry({ status, reload }: Loading): { hasBeenRetried: boolean; onRetry: () => void } {
  const [hasBeenRetried, setHasBeenRetried] = useState(false);
  useEffect(() => {
    if (status === 'ready') setHasBeenRetried(false);
  }, [status]);
  const onRetry = () => {
    setHasBeenRetried(true);
    reload();
  };
  return { hasBeenRetried, onRetry };
}
