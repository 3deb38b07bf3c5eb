'use client';

import { useState } from 'react';
import { useLateComponent } from './use-late-component';

/** For a device that others use: asks, logs out, and leaves nothing of the learner in the browser. */
export function ForgetDeviceButton({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Component, hasFailed, load } = useLateComponent(() =>
    import('./forget-device').then((module) => module.ForgetDevice),
  );
  const open = () => {
    setIsOpen(true);
    if (!Component) void load();
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="block w-full rounded-md px-3 py-2 text-left font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        Log out and forget this device
      </button>
      {hasFailed && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger-ink">
          That could not be loaded. Try again.
        </p>
      )}
      {isOpen && Component && <Component userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
