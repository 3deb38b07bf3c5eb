import { default_w } from 'ts-fsrs';
import { seededRandom } from '@/lib/domain/chance/seeded-random';
import type { Random } from '@/lib/domain/chance/shuffle';
import type { Assumptions } from './assumptions';
import type { ExamContent } from './exam-content';
import { type MemoryModel, memoryModel, type RuleMemory } from './fsrs-memory';

export const COURSE_DAYS = 70;

/** One simulated learner: all of it hidden from plan and scheduler but the minutes that they mean to study. */
export type Learner = {
  seed: number;
  /** Logits, 0 in the middle. */
  ability: number;
  subjectAbility: readonly number[];
  memory: MemoryModel;
  /** What law school left of each rule; null for nothing. */
  atStart: readonly (RuleMemory | null)[];
  /** How much harder each rule is than others, on FSRS' scale of difficulty. */
  hardness: readonly number[];
  /** Monday first: what they tell the plan. */
  weekdayMinutes: readonly number[];
  /** Minutes really studied on each day; 0 on a missed one. */
  minutesByDay: readonly number[];
  /** Minutes studied, of those meant: from 0 to 1. */
  diligence: number;
  /** Factor of all times. */
  pace: number;
  /** Minutes of a day after which they learn less and less. */
  endurance: number;
};

const HOURS = [0.75, 1, 1.5, 2, 3, 4];
const MONDAY_TO_SUNDAY = 7;

/** A learner that seed and place always draw alike. */
export function drawLearner(seed: number, place: number, content: ExamContent, assumed: Assumptions): Learner {
  const ownSeed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  const random = seededRandom(ownSeed);
  const normal = () => drawNormal(random);
  const ability = 0.8 * normal();
  const memory = drawMemory(random, assumed);
  const hardness = content.rules.map(() => 1.2 * normal());
  const hours = HOURS[Math.floor(random() * HOURS.length)] ?? 2;
  const own = Array.from({ length: MONDAY_TO_SUNDAY }, (_, weekday) => (weekday === 5 ? 1.5 : 1) * 60 * hours);
  const weekdayMinutes = assumed.minutes === null ? own : own.map(() => assumed.minutes ?? 0);
  const minutesByDay = drawDiligence(random, weekdayMinutes);
  const meant = minutesByDay.reduce((sum, _, day) => sum + (weekdayMinutes[day % MONDAY_TO_SUNDAY] ?? 0), 0);
  const knownShare = Math.min(0.8, Math.max(0.1, 0.35 + 0.12 * ability));
  return {
    seed: ownSeed,
    ability,
    subjectAbility: content.subjects.map(() => ability + 0.4 * normal()),
    memory,
    atStart: hardness.map((shift) =>
      random() < knownShare
        ? {
            stability: Math.exp(3 + 0.8 * normal()),
            difficulty: 5.5 + shift / 2,
            day: -60 * random(),
          }
        : null,
    ),
    hardness,
    weekdayMinutes,
    minutesByDay,
    diligence: minutesByDay.reduce((sum, minutes) => sum + minutes, 0) / meant,
    pace: Math.exp(0.15 * normal()),
    endurance: 90 + 150 * random(),
  };
}

/** Parameters around FSRS' own, and never these. */
function drawMemory(random: Random, { stability, spread }: Assumptions): MemoryModel {
  const around = (value: number, deviation: number) => value * Math.exp(spread * deviation * drawNormal(random));
  const ownScale = around(1, 0.3);
  const w = default_w.map((value, place) => (place < 4 ? ownScale * around(value, 0.2) : around(value, 0.12)));
  w[8] = (default_w[8] ?? 0) + spread * 0.25 * drawNormal(random);
  w[20] = Math.min(0.5, Math.max(0.08, around(default_w[20] ?? 0, 0.3)));
  const model = memoryModel(w.map((value, place) => (place > 8 && place < 20 ? Math.min(value, 6) : value)));
  return { ...model, factor: model.factor / stability };
}

/** Of each day its minutes times the learner's share, which wavers; missed days come in runs. */
function drawDiligence(random: Random, weekdayMinutes: readonly number[]): number[] {
  const share = 0.5 + 0.5 * random();
  const startsToMiss = 0.02 + 0.1 * random();
  const goesOnMissing = 0.3 + 0.4 * random();
  let isMissed = false;
  return Array.from({ length: COURSE_DAYS }, (_, day) => {
    isMissed = random() < (isMissed ? goesOnMissing : startsToMiss);
    const wavering = Math.min(1, Math.max(0.2, share + 0.1 * drawNormal(random)));
    return isMissed ? 0 : wavering * (weekdayMinutes[day % MONDAY_TO_SUNDAY] ?? 0);
  });
}

/** Mean 0, standard deviation 1 (Box–Muller). */
function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
