'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type LeaveExamProps = {
  /** The learner has asked to leave for the list of essays. */
  isAsking: boolean;
  hasClock: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** The address of this site that a click would lead to in this tab; null for any other click. */
function addressOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== location.origin || link.hasAttribute('download'))
    return null;
  // The link that skips to the content.
  if (link.hash !== '' && link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/** Asks before a running exam is left, by its button or by any link of the page. */
export function LeaveExam({ isAsking, hasClock, onStay, onLeave }: LeaveExamProps) {
  const router = useRouter();
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const wanted = addressOf(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAddress(wanted);
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, []);

  const stay = () => {
    setAddress(null);
    onStay();
  };
  return (
    <ConfirmDialog
      isOpen={isAsking || address !== null}
      onClose={stay}
      title="Leave the exam?"
      keepLabel="Keep writing"
      confirmLabel="Leave"
      onConfirm={() => {
        setAddress(null);
        onLeave();
        if (address !== null) router.push(address);
      }}
    >
      <p>
        Your answers are kept, and you can come back until you finish the exam.
        {hasClock && ' Its clock keeps running.'}
      </p>
    </ConfirmDialog>
  );
}
