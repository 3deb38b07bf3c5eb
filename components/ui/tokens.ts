import type { Oklch } from './oklch';

/**
 * Every color of the product, once. `tailwind.config.ts` turns the table into CSS variables and
 * utilities; `tokens.test.ts` proves the contrast of every pair that is set together.
 *
 * Names: `paper` is the ground of the page, `surface` what is on it, `sunken` wells and table
 * heads; `ink` is what is read, `muted` what stands beside it; `line` only decorates, `edge` marks
 * a control. Of each state, `-ink` is text, `-soft` its ground, the bare name a filled area with
 * `on-` for the text upon it.
 */
export const LIGHT = {
  paper: [0.975, 0.009, 85],
  surface: [0.994, 0.004, 85],
  sunken: [0.951, 0.012, 85],
  ink: [0.235, 0.014, 60],
  muted: [0.452, 0.018, 65],
  line: [0.885, 0.016, 82],
  edge: [0.6, 0.022, 75],
  accent: [0.385, 0.088, 252],
  'accent-hover': [0.325, 0.085, 254],
  'on-accent': [0.985, 0.006, 85],
  'accent-ink': [0.4, 0.098, 252],
  'accent-soft': [0.935, 0.022, 245],
  success: [0.445, 0.098, 152],
  'on-success': [0.985, 0.008, 150],
  'success-ink': [0.42, 0.095, 152],
  'success-soft': [0.945, 0.036, 152],
  warning: [0.785, 0.142, 76],
  'on-warning': [0.25, 0.05, 70],
  'warning-ink': [0.455, 0.092, 68],
  'warning-soft': [0.95, 0.046, 86],
  danger: [0.485, 0.168, 27],
  'danger-hover': [0.425, 0.155, 27],
  'on-danger': [0.985, 0.008, 27],
  'danger-ink': [0.475, 0.165, 27],
  'danger-soft': [0.945, 0.026, 24],
  mark: [0.922, 0.085, 93],
  focus: [0.52, 0.15, 252],
} as const satisfies Record<string, Oklch>;

export type ColorToken = keyof typeof LIGHT;

export const DARK: Record<ColorToken, Oklch> = {
  paper: [0.192, 0.008, 70],
  surface: [0.228, 0.009, 70],
  sunken: [0.262, 0.01, 70],
  ink: [0.915, 0.012, 85],
  muted: [0.742, 0.016, 80],
  line: [0.318, 0.012, 70],
  edge: [0.555, 0.016, 75],
  accent: [0.8, 0.082, 245],
  'accent-hover': [0.86, 0.066, 243],
  'on-accent': [0.215, 0.04, 255],
  'accent-ink': [0.83, 0.074, 245],
  'accent-soft': [0.295, 0.044, 252],
  success: [0.775, 0.125, 152],
  'on-success': [0.2, 0.04, 152],
  'success-ink': [0.83, 0.11, 152],
  'success-soft': [0.288, 0.046, 155],
  warning: [0.82, 0.13, 80],
  'on-warning': [0.22, 0.045, 70],
  'warning-ink': [0.86, 0.105, 82],
  'warning-soft': [0.3, 0.044, 75],
  danger: [0.735, 0.135, 25],
  'danger-hover': [0.79, 0.11, 25],
  'on-danger': [0.205, 0.05, 25],
  'danger-ink': [0.81, 0.1, 23],
  'danger-soft': [0.288, 0.058, 24],
  mark: [0.405, 0.066, 92],
  focus: [0.765, 0.12, 245],
};

/** Lightness and chroma of the colors that take a subject's hue. */
export const HUE_LIGHT = {
  'hue-ink': [0.415, 0.09],
  'hue-soft': [0.942, 0.032],
  'hue-line': [0.83, 0.06],
  hue: [0.575, 0.115],
} as const;

export type HueToken = keyof typeof HUE_LIGHT;

export const HUE_DARK: Record<HueToken, readonly [lightness: number, chroma: number]> = {
  'hue-ink': [0.855, 0.075],
  'hue-soft': [0.29, 0.036],
  'hue-line': [0.415, 0.055],
  hue: [0.72, 0.11],
};
