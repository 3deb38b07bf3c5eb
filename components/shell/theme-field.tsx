'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { THEME_COOKIE } from './theme';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

function applyTheme(theme: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the theme of the radio button that is chosen within, also one that was chosen before the scripts came. */
export function ThemeField({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = ref.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen && !chosen.defaultChecked) applyTheme(chosen.value);
  }, []);
  return (
    <fieldset
      ref={ref}
      onChange={({ target }) => target instanceof HTMLInputElement && applyTheme(target.value)}
      className="min-w-0 max-w-40"
    >
      {children}
    </fieldset>
  );
}
