'use client';

import { useOutbox } from './use-outbox';
import { WaitingAttempts } from './waiting-attempts';

/** Empties the learner's outbox and shows what waits in it, on any page that is not a quiz. */
export function AttemptSender({ userId }: { userId: string }) {
  return <WaitingAttempts userId={userId} outbox={useOutbox(userId)} />;
}
