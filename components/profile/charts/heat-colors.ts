/** Colors of the seven steps of the heatmap, from none or nothing right to all right; lightness tells them apart. */
export const HEAT_COLORS = [
  'var(--sunken)',
  ...[22, 37, 52, 68, 84, 100].map((share) => `color-mix(in oklab, var(--success) ${share}%, var(--sunken))`),
];
