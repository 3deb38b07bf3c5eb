'use client';

import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/input';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field whose content can be shown; hidden again whenever the form is sent. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-18"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-1 right-1 rounded px-3 text-sm font-semibold text-accent-ink hover:bg-sunken"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
