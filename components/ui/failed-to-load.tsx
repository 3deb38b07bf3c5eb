import { Alert, type AlertTone } from './alert';
import { Button } from './button';

type FailedToLoadProps = {
  /** A warning where the page is of use without it. */
  tone?: AlertTone;
  title?: string;
  message: string;
  onRetry: () => void;
  /** Whether it is being tried again now. */
  isBusy?: boolean;
  className?: string;
};

/** Says what could not be loaded and offers to try again. */
export function FailedToLoad({ tone = 'danger', title, message, onRetry, isBusy, className }: FailedToLoadProps) {
  return (
    <Alert
      tone={tone}
      title={title}
      className={className}
      actions={
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
