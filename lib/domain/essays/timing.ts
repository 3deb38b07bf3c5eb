import type { EssayMinutes } from './essay-format';

/** How the time of an essay is best spent (specification 7.2). */
export const ESSAY_PHASES = {
  60: [
    { name: 'Read', minutes: 5 },
    { name: 'Organize', minutes: 10 },
    { name: 'Write', minutes: 45 },
  ],
  30: [
    { name: 'Read', minutes: 3 },
    { name: 'Organize', minutes: 5 },
    { name: 'Write', minutes: 22 },
  ],
} as const satisfies Record<EssayMinutes, readonly { name: string; minutes: number }[]>;

type EssayPhase = { name: (typeof ESSAY_PHASES)[60][number]['name']; secondsLeft: number };

/** The phase of an essay of so many minutes after so many seconds, with what is left of it; null when its time is over. */
export function essayPhase(elapsedSeconds: number, essayMinutes: EssayMinutes): EssayPhase | null {
  let endSeconds = 0;
  for (const { name, minutes } of ESSAY_PHASES[essayMinutes]) {
    endSeconds += minutes * 60;
    if (elapsedSeconds < endSeconds) return { name, secondsLeft: endSeconds - elapsedSeconds };
  }
  return null;
}
