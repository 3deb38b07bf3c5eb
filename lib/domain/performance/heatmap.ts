/** Months that the heatmap looks ahead (specification 9.3). */
const WINDOW_MONTHS = 3;

/** Steps of the heatmap's scale: 0 for no or only wrong answers, 6 for all right. */
export const HEATMAP_LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
export type HeatmapLevel = (typeof HEATMAP_LEVELS)[number];

/** Step of an accuracy in percent: 1–20 is 1, 21–40 is 2, … 81–99 is 5, 100 is 6 (specification 9.3). */
export function heatmapLevel(accuracy: number): HeatmapLevel {
  if (accuracy <= 0) return 0;
  return (accuracy >= 100 ? 6 : Math.ceil(accuracy / 20)) as HeatmapLevel;
}

/** The first and the last day of the heatmap: today, and the same day three months ahead or the month's last. */
export function heatmapWindow(today: string): { from: string; to: string } {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + WINDOW_MONTHS, 0)).getUTCDate();
  const to = new Date(Date.UTC(year, month - 1 + WINDOW_MONTHS, Math.min(day, lastOfMonth)));
  return { from: today, to: to.toISOString().slice(0, 10) };
}
