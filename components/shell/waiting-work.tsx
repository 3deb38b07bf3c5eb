'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Unsent } from './use-unsent';

type WaitingWorkProps<Item> = { unsent: Unsent<Item>; title: string };

/** Says that things wait to be sent, why, and what becomes of them; nothing while none does. */
export function WaitingWork<Item>({ unsent, title }: WaitingWorkProps<Item>) {
  const [first] = unsent.waiting;
  const problem = first && unsent.problemOf(first);
  if (!problem) return null;
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={title}
      actions={
        <Button variant="secondary" size="sm" isBusy={unsent.isSending} onClick={unsent.sendNow}>
          Send now
        </Button>
      }
    >
      They could not be sent: {problem.reason}.{' '}
      {unsent.isStored
        ? 'They are saved on this device and sent automatically as soon as the server can be reached.'
        : 'This browser does not let us keep them: leave this page open until they are sent.'}
    </Alert>
  );
}
