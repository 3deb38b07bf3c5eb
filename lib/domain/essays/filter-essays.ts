import type { ExamPreset } from '@/lib/domain/exams/exam-presets';
import { ESSAY_JURISDICTIONS, ESSAY_MINUTES, type EssayJurisdiction, type EssayMinutes } from './essay-format';

/** An essay as it stands in the list. */
export type ListedEssay = {
  id: string;
  displayName: string;
  year: number;
  minutes: EssayMinutes;
  jurisdiction: EssayJurisdiction;
  /** Names of its subjects. */
  topics: readonly string[];
};

export type EssayFilter = {
  /** Words that the name, the subjects or the year must hold. */
  search: string;
  /** Name of a subject; null for all. */
  topic: string | null;
  year: number | null;
  minutes: EssayMinutes | null;
  jurisdiction: EssayJurisdiction | null;
};

export const EVERY_ESSAY: EssayFilter = { search: '', topic: null, year: null, minutes: null, jurisdiction: null };

/** The essays of the format and the law that an exam asks for; every one without an exam, or without essays in it. */
export function examEssays(exam: Pick<ExamPreset, 'essays'> | null): EssayFilter {
  const { minutesEach = null, jurisdiction = null } = exam?.essays ?? {};
  return { ...EVERY_ESSAY, minutes: minutesEach, jurisdiction };
}

/** The essays that fit, in their order. */
export function filterEssays<E extends ListedEssay>(
  essays: readonly E[],
  { search, topic, year, minutes, jurisdiction }: EssayFilter,
): E[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return essays.filter((essay) => {
    if (topic !== null && !essay.topics.includes(topic)) return false;
    if (year !== null && essay.year !== year) return false;
    if (minutes !== null && essay.minutes !== minutes) return false;
    if (jurisdiction !== null && essay.jurisdiction !== jurisdiction) return false;
    const haystack = [essay.displayName, ...essay.topics, essay.year].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** What the list can be filtered by: subjects by name, years from the newest; formats and jurisdictions that there are. */
export function essayFilterChoices(essays: readonly ListedEssay[]) {
  const has = <K extends 'minutes' | 'jurisdiction'>(key: K, value: ListedEssay[K]) =>
    essays.some((essay) => essay[key] === value);
  return {
    topics: [...new Set(essays.flatMap(({ topics }) => topics))].sort((a, b) => a.localeCompare(b, 'en')),
    years: [...new Set(essays.map(({ year }) => year))].sort((a, b) => b - a),
    formats: ESSAY_MINUTES.filter((minutes) => has('minutes', minutes)),
    jurisdictions: ESSAY_JURISDICTIONS.filter((jurisdiction) => has('jurisdiction', jurisdiction)),
  };
}
