import type { Random } from '@/lib/domain/chance/shuffle';
import { MBE_SUBJECTS, type MbeSubject } from '@/lib/domain/subjects/subjects';
import { addDays, calendarDay, startOfDay } from '@/lib/domain/time/calendar-day';

const DEMO_TIME_ZONE = 'America/New_York';
const DEMO_DAYS = 70;
/** Days before today on which the last run of days begins, and those of a week away. */
const STREAK_DAYS = 9;
const AWAY = { from: 37, to: 32 };
/** Real Property is left alone for the last weeks. */
const NEGLECTED = { subject: 'Real Property' as const, days: 24 };
const DAYS_A_WEEK = 7;
const HOUR_MS = 60 * 60 * 1000;
/** The last study of today ends before now. */
const LATEST_MS = 15 * 60 * 1000;

export type DemoDay = {
  daysAgo: number;
  /** How much of the ten weeks is over, 0 to 1. */
  progress: number;
  /** Moments of study, milliseconds since 1970, none of them after now. */
  quizzes: { atMs: number; subject: MbeSubject | 'exam'; count: number }[];
  /** Rules recalled in the rule quiz, and cards looked at. */
  rules: { atMs: number; count: number };
  cards: { atMs: number; count: number };
  essay: { atMs: number } | null;
};

export { DEMO_TIME_ZONE };

function between(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}

function isStudied(daysAgo: number, random: Random): boolean {
  const isIn = random() < 0.82;
  if (daysAgo < STREAK_DAYS) return true;
  if (daysAgo === STREAK_DAYS || (daysAgo <= AWAY.from && daysAgo >= AWAY.to)) return false;
  return isIn;
}

function pickSubject(daysAgo: number, random: Random): MbeSubject | 'exam' {
  const subjects = MBE_SUBJECTS.filter((name) => name !== NEGLECTED.subject || daysAgo > NEGLECTED.days);
  const subject = subjects[Math.floor(random() * subjects.length)] ?? 'Torts';
  return daysAgo > NEGLECTED.days && daysAgo % DAYS_A_WEEK === 3 && random() < 0.6 ? 'exam' : subject;
}

/** The ten weeks up to `nowMs`, the first day first; the same for the same chance. */
export function planDemoDays(nowMs: number, random: Random): DemoDay[] {
  const today = calendarDay(nowMs, DEMO_TIME_ZONE) ?? '';
  const days: DemoDay[] = [];
  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    if (!isStudied(daysAgo, random)) continue;
    const dayStart = startOfDay(addDays(today, -daysAgo), DEMO_TIME_ZONE);
    // Of today only what is over has happened.
    const at = (hour: number) => Math.min(dayStart + (hour + random()) * HOUR_MS, nowMs - LATEST_MS);
    const progress = 1 - daysAgo / DEMO_DAYS;
    const quizCount = between(1, daysAgo % DAYS_A_WEEK === 0 ? 1 : 3, random);
    days.push({
      daysAgo,
      progress,
      rules: { atMs: at(8), count: between(0, 5, random) },
      quizzes: Array.from({ length: quizCount }, (_, index) => ({
        atMs: at(9 + 3 * index),
        subject: pickSubject(daysAgo, random),
        count: between(9, 13 + Math.round(12 * progress), random),
      })),
      cards: { atMs: at(20), count: between(0, 8, random) },
      essay: daysAgo % 4 === 1 ? { atMs: at(21) } : null,
    });
  }
  return days;
}
