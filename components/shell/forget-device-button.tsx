'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const ForgetDevice = lazyPart({ load: () => import('./forget-device').then((module) => module.ForgetDevice) });

/** For a device that others use: asks, logs out, and leaves nothing of the learner in the browser. */
export function ForgetDeviceButton({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="block w-full rounded-md px-3 py-2 text-left font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        Log out and forget this device
      </button>
      {isOpen && <ForgetDevice userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
