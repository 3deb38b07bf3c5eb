/** How much of the width the question has beside its answer: a setting of this browser. Percent. */

export const LEAST_QUESTION_PERCENT = 25;
export const MOST_QUESTION_PERCENT = 65;
const USUAL_PERCENT = 42;
const KEY = 'barwright:essay-split';

/** The nearest share that leaves room for both sides. */
export function clampSplit(percent: number): number {
  if (!Number.isFinite(percent)) return USUAL_PERCENT;
  return Math.min(MOST_QUESTION_PERCENT, Math.max(LEAST_QUESTION_PERCENT, Math.round(percent)));
}

export function readSplit(): number {
  try {
    return clampSplit(Number.parseFloat(localStorage.getItem(KEY) ?? ''));
  } catch {
    return USUAL_PERCENT;
  }
}

export function rememberSplit(percent: number): void {
  try {
    localStorage.setItem(KEY, String(percent));
  } catch {
    // A browser that keeps nothing opens with the usual share.
  }
}
