import { MoonIcon, ScreenIcon, SunIcon } from '@/components/ui/icons';
import { SEGMENT_STYLE, SEGMENTS_STYLE } from '@/components/ui/radio-style';
import type { Theme } from './theme';
import { ThemeField } from './theme-field';

const OPTIONS: { theme: Theme; name: string; Icon: typeof SunIcon }[] = [
  { theme: 'system', name: 'System', Icon: ScreenIcon },
  { theme: 'light', name: 'Light', Icon: SunIcon },
  { theme: 'dark', name: 'Dark', Icon: MoonIcon },
];

/** Chooses the theme: the system's, light or dark. Every page has it, so the server draws all but what it does. */
export function ThemeSwitch({ theme: drawn }: { theme: Theme }) {
  return (
    <ThemeField>
      <legend className="sr-only">Theme</legend>
      <div className={SEGMENTS_STYLE}>
        {OPTIONS.map(({ theme, name, Icon }) => (
          <label key={theme} title={`${name} theme`} className={`transition-colors ${SEGMENT_STYLE}`}>
            <input
              type="radio"
              autoComplete="off"
              name="theme"
              value={theme}
              defaultChecked={theme === drawn}
              className="sr-only"
            />
            <Icon className="mx-auto my-0.5 size-4" />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
    </ThemeField>
  );
}
