/** Values of an axis of percentages. */
export const PERCENT_TICKS = [0, 20, 40, 60, 80, 100];
