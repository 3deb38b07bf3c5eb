/**
 * The equations of FSRS 6 with any parameters, for the memories of simulated learners, whose parameters the
 * scheduler does not know, and, with its own, for what the scheduler believes: tens of millions of reviews take
 * a minute here. That both agree with lib/domain/memorize/schedule.ts is tested.
 */

/** Stability in days, difficulty from 1 to 10, and the day of the last review as a number. */
export type RuleMemory = { stability: number; difficulty: number; day: number };

export type MemoryModel = { w: readonly number[]; decay: number; factor: number };

export type Grade = 'again' | 'good';

const MIN_STABILITY = 0.001;

/** The curve and the growth of memories with FSRS' 21 parameters. */
export function memoryModel(w: readonly number[]): MemoryModel {
  const decay = -at(w, 20);
  return { w, decay, factor: 0.9 ** (1 / decay) - 1 };
}

/** The chance of recall on a day. */
export function recallOn({ decay, factor }: MemoryModel, { stability, day }: RuleMemory, today: number): number {
  return (1 + (factor * Math.max(0, today - day)) / stability) ** decay;
}

/** A memory after a review on a day; null stands for a rule never met. */
export function reviewed(model: MemoryModel, memory: RuleMemory | null, today: number, grade: Grade): RuleMemory {
  const { w } = model;
  const number = grade === 'again' ? 1 : 3;
  if (!memory) {
    return {
      stability: Math.max(at(w, number - 1), 0.1),
      difficulty: clamp(initialDifficulty(w, number), 1, 10),
      day: today,
    };
  }
  const { difficulty } = memory;
  const damped = (-at(w, 6) * (number - 3) * (10 - difficulty)) / 9;
  const nextDifficulty = clamp(at(w, 7) * initialDifficulty(w, 4) + (1 - at(w, 7)) * (difficulty + damped), 1, 10);
  return { stability: nextStability(model, memory, today, grade), difficulty: nextDifficulty, day: today };
}

function nextStability(model: MemoryModel, memory: RuleMemory, today: number, grade: Grade): number {
  const { w } = model;
  const { stability, difficulty } = memory;
  if (today <= memory.day) {
    const change = stability ** -at(w, 19) * Math.exp(at(w, 17) * ((grade === 'again' ? -2 : 0) + at(w, 18)));
    return Math.max(MIN_STABILITY, stability * (grade === 'again' ? change : Math.max(1, change)));
  }
  const missing = 1 - recallOn(model, memory, today);
  if (grade === 'good') {
    const growth = (11 - difficulty) * stability ** -at(w, 9) * (Math.exp(missing * at(w, 10)) - 1);
    return stability * (1 + Math.exp(at(w, 8)) * growth);
  }
  const afterLapse =
    at(w, 11) * difficulty ** -at(w, 12) * ((stability + 1) ** at(w, 13) - 1) * Math.exp(missing * at(w, 14));
  return Math.max(MIN_STABILITY, Math.min(afterLapse, stability / Math.exp(at(w, 17) * at(w, 18))));
}

function initialDifficulty(w: readonly number[], number: number): number {
  return at(w, 4) - Math.exp((number - 1) * at(w, 5)) + 1;
}

function at(w: readonly number[], place: number): number {
  return w[place] ?? Number.NaN;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
