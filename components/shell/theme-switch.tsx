'use client';

import { useId, useState } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '@/components/ui/icons';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import { THEME_COOKIE, type Theme } from './theme';

function themeLabel(name: string, Icon: typeof SunIcon) {
  return (
    <span title={`${name} theme`}>
      <Icon className="mx-auto my-0.5 size-4" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

const OPTIONS: RadioOption<Theme>[] = [
  { value: 'system', label: themeLabel('System', ScreenIcon) },
  { value: 'light', label: themeLabel('Light', SunIcon) },
  { value: 'dark', label: themeLabel('Dark', MoonIcon) },
];

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

function applyTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Chooses the theme: the system's, light or dark. */
export function ThemeSwitch({ initialTheme }: { initialTheme: Theme }) {
  const [theme, setTheme] = useState(initialTheme);
  const name = useId();

  return (
    <RadioGroup
      legend="Theme"
      isLegendHidden
      name={name}
      layout="segmented"
      options={OPTIONS}
      value={theme}
      onChange={(choice) => {
        setTheme(choice);
        applyTheme(choice);
      }}
      className="max-w-40"
    />
  );
}
