'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useWaitingAttempts } from '@/components/shell/use-waiting-attempts';
import { WaitingAttempts } from '@/components/shell/waiting-attempts';
import { attemptOutbox } from '@/lib/client/attempt-outbox';

/** Shows what is not in the history yet, and the history anew once it is. */
export default function AttemptOutbox({ userId }: { userId: string }) {
  const unsent = useWaitingAttempts(userId);
  const router = useRouter();
  const { length } = unsent.items;
  const lengthBefore = useRef(length);

  useEffect(() => {
    // Something waited when this was asked for, and may have been sent since.
    void attemptOutbox.list(userId).then((items) => items.length === 0 && router.refresh());
  }, [userId, router]);

  useEffect(() => {
    // What the server has just been given may belong on this page.
    if (length < lengthBefore.current) router.refresh();
    lengthBefore.current = length;
  }, [length, router]);

  return <WaitingAttempts unsent={unsent} />;
}
