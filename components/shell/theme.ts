/** The chosen theme travels in a cookie, so that the server sets it before anything is painted. */
export const THEME_COOKIE = 'theme';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme a cookie names; the system's own for anything else. */
export function parseTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}
