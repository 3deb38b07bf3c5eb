import type { ReactNode } from 'react';
import { Alert, type AlertTone } from './alert';
import { Button } from './button';
import { useReload } from './use-reload';

type FailedToLoadProps = {
  /** A warning where the page is of use without it. */
  tone?: AlertTone;
  title?: string;
  message?: string;
  onRetry: () => void;
  /** Whether it is being tried again now. */
  isBusy?: boolean;
  /** Whether it failed again after a try: a script may be gone for good, and another document has the new one. */
  hasBeenRetried?: boolean;
  /** Other ways on. */
  actions?: ReactNode;
  className?: string;
};

/** Says what could not be loaded and offers to try again; where that was in vain, to reload the page too. */
export function FailedToLoad({
  tone = 'danger',
  title,
  message,
  onRetry,
  isBusy,
  hasBeenRetried = false,
  actions,
  className,
}: FailedToLoadProps) {
  const { reload, isBusy: isReloading, hasFailed } = useReload();
  return (
    <Alert
      tone={tone}
      title={title}
      className={className}
      actions={
        <>
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRetry}>
            Try again
          </Button>
          {hasBeenRetried && (
            <Button variant="secondary" size="sm" isBusy={isReloading} onClick={reload}>
              Reload the page
            </Button>
          )}
          {actions}
        </>
      }
    >
      {message && <p>{message}</p>}
      {hasBeenRetried && (
        <p>
          {hasFailed
            ? 'The server cannot be reached.'
            : 'If this keeps happening, Barwright may have been updated: reload the page to get the new version. What you wrote is saved in this browser.'}
        </p>
      )}
    </Alert>
  );
}
