import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Says what could not be loaded and offers to try again. */
export function FailedToLoad({ message, reload }: { message: string; reload: () => void }) {
  return (
    <Alert
      tone="danger"
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" onClick={reload}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
