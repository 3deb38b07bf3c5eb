'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useOutbox } from './use-outbox';
import { WaitingAttempts } from './waiting-attempts';

/** Empties the learner's outbox, and unless it is quiet shows what stays in it. */
export default function AttemptOutbox({ userId, isQuiet }: { userId: string; isQuiet: boolean }) {
  const outbox = useOutbox(userId);
  const router = useRouter();
  const { length } = outbox.attempts;
  const lengthBefore = useRef(length);

  useEffect(() => {
    // What the server has just been given may belong on this page.
    if (length < lengthBefore.current) router.refresh();
    lengthBefore.current = length;
  }, [length, router]);

  return isQuiet ? null : <WaitingAttempts userId={userId} outbox={outbox} />;
}
