import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { cssColor, type Oklch } from './components/ui/oklch';
import { DARK, HUE_DARK, HUE_LIGHT, LIGHT } from './components/ui/tokens';

type HueTable = Record<string, readonly [lightness: number, chroma: number]>;

/** CSS variables of one theme; a hue color is kept as lightness and chroma until a hue completes it. */
function variables(scheme: 'light' | 'dark', colors: Record<string, Oklch>, hues: HueTable): Record<string, string> {
  return {
    'color-scheme': scheme,
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, cssColor(color)])),
    ...Object.fromEntries(
      Object.entries(hues).map(([name, [lightness, chroma]]) => [`--${name}-lc`, `${lightness} ${chroma}`]),
    ),
  };
}

const FONTS = {
  sans: 'var(--font-sans-ext), var(--font-sans-latin), system-ui, sans-serif',
  serif: 'var(--font-serif-ext), var(--font-serif-latin), Georgia, serif',
};

const dark = variables('dark', DARK, HUE_DARK);

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(LIGHT).map((name) => [name, `var(--${name})`])),
      // An element says whose hue it takes with the CSS variable --subject-hue.
      ...Object.fromEntries(
        Object.keys(HUE_LIGHT).map((name) => [name, `oklch(var(--${name}-lc) var(--subject-hue))`]),
      ),
    },
    fontFamily: {
      ...FONTS,
      mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    },
    extend: {
      maxWidth: { measure: '68ch', page: '76rem' },
      boxShadow: {
        card: '0 1px 2px oklch(0.2 0.02 60 / 0.05), 0 1px 1px oklch(0.2 0.02 60 / 0.03)',
        raised: '0 10px 30px -8px oklch(0.15 0.02 60 / 0.22), 0 2px 6px oklch(0.15 0.02 60 / 0.08)',
      },
      transitionDuration: { DEFAULT: '140ms' },
    },
  },
  plugins: [
    plugin(({ addBase }) =>
      addBase({
        ':root': {
          ...variables('light', LIGHT, HUE_LIGHT),
          '--font-sans': FONTS.sans,
          '--font-serif': FONTS.serif,
        },
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
        ':root[data-theme="dark"]': dark,
      }),
    ),
  ],
} satisfies Config;
