/** How long essays are given: an hour in California's format, half of it in that of the Uniform Bar Exam. */
export const ESSAY_MINUTES = [60, 30] as const;
export type EssayMinutes = (typeof ESSAY_MINUTES)[number];

/** Whose law an essay asks for; 'general' is federal law and what most states hold. */
export const ESSAY_JURISDICTIONS = ['california', 'general'] as const;
export type EssayJurisdiction = (typeof ESSAY_JURISDICTIONS)[number];

/** What learners read of either. */
export const ESSAY_FORMAT_NAMES: Record<EssayMinutes, string> = {
  60: '60 minutes (California)',
  30: '30 minutes (UBE)',
};
export const JURISDICTION_NAMES: Record<EssayJurisdiction, string> = {
  california: 'California law',
  general: 'General law',
};

/** Exams that are offered of the essays of a format or of both, beside all of them: how many essays, and what that is called. */
export const EXAM_LENGTHS: Record<EssayMinutes | 'all', readonly { count: number; name: string }[]> = {
  60: [
    { count: 1, name: 'One essay' },
    { count: 3, name: 'Three essays' },
    { count: 5, name: 'A California day: five essays in five hours' },
  ],
  30: [
    { count: 1, name: 'One essay' },
    { count: 3, name: 'Three essays' },
    { count: 6, name: 'A UBE afternoon: six essays in three hours' },
  ],
  all: [
    { count: 1, name: 'One essay' },
    { count: 3, name: 'Three essays' },
  ],
};
