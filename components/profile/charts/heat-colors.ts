/**
 * Colors of the seven steps of the heatmap, from nothing right to all right; lightness tells them apart. A day
 * with nothing right is gray, one without a question is hollow.
 */
export const HEAT_COLORS = [
  'color-mix(in oklab, var(--edge) 30%, var(--sunken))',
  ...[22, 37, 52, 68, 84, 100].map((share) => `color-mix(in oklab, var(--success) ${share}%, var(--sunken))`),
];

export const NO_DATA_COLOR = 'var(--surface)';
