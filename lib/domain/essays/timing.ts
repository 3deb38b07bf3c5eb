/** How the hour of an essay is best spent (specification, "Timing guidance"). */
export const ESSAY_PHASES = [
  { name: 'Read', minutes: 5 },
  { name: 'Organize', minutes: 10 },
  { name: 'Write', minutes: 45 },
] as const;

type EssayPhase = { name: (typeof ESSAY_PHASES)[number]['name']; secondsLeft: number };

/** The phase after so many seconds, with what is left of it; null when the hour is over. */
export function essayPhase(elapsedSeconds: number): EssayPhase | null {
  let endSeconds = 0;
  for (const { name, minutes } of ESSAY_PHASES) {
    endSeconds += minutes * 60;
    if (elapsedSeconds < endSeconds) return { name, secondsLeft: endSeconds - elapsedSeconds };
  }
  return null;
}
