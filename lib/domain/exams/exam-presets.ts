import type { EssayJurisdiction, EssayMinutes } from '@/lib/domain/essays/essay-format';
import { MBE_SUBJECTS, SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';

/** The exams that a learner can prepare for. */
export const EXAM_KINDS = ['ube', 'california', 'multiple_choice'] as const;
export type ExamKind = (typeof EXAM_KINDS)[number];

/** Where a fact of the table stands, and the day on which it was last checked (YYYY-MM-DD). */
export type FactSource = { title: string; publisher: string; checkedOn: string };

const CHECKED_ON = '2026-11-23';
const NCBE = 'National Conference of Bar Examiners';
const MULTIPLE_CHOICE_SOURCE = { title: 'Preparing for the MBE', publisher: NCBE, checkedOn: CHECKED_ON };
const CALIFORNIA_SOURCE = {
  title: 'California Bar Examination: description and scope',
  publisher: 'State Bar of California',
  checkedOn: CHECKED_ON,
};

/** One exam: what it asks and how long it gives. */
export type ExamPreset = {
  kind: ExamKind;
  /** As learners read it. */
  name: string;
  /** What it consists of, in a sentence. */
  summary: string;
  /** The multiple-choice part: two sessions of equal length. */
  multipleChoice: {
    questions: number;
    scored: number;
    minutes: number;
    subjects: readonly string[];
    source: FactSource;
  };
  /** Null where nothing is to be written. */
  essays: {
    count: number;
    minutesEach: EssayMinutes;
    /** Those that essays may ask. */
    subjectIds: readonly SubjectId[];
    /** The only law that they ask for; null where that of the state is asked for too. */
    jurisdiction: EssayJurisdiction | null;
    source: FactSource;
  } | null;
  performanceTests: { count: number; minutesEach: number; source: FactSource } | null;
};

const multipleChoice = {
  questions: 200,
  scored: 175,
  minutes: 360,
  subjects: MBE_SUBJECTS,
  source: MULTIPLE_CHOICE_SOURCE,
} as const;

/** From July 2026 the MEE asks no conflict of laws, family law, trusts and estates, or secured transactions. */
const UBE_ESSAY_SUBJECTS = [
  'business-associations',
  'civil-procedure',
  'constitutional',
  'contracts',
  'criminal-law',
  'criminal-procedure',
  'evidence',
  'real-property',
  'torts',
] as const;

const CALIFORNIA_ESSAY_SUBJECTS = [
  ...UBE_ESSAY_SUBJECTS,
  'community-property',
  'professional-responsibility',
  'remedies',
  'wills-and-trusts',
] as const;

/** Every exam by its kind; the only place that knows what an exam consists of. */
export const EXAM_PRESETS: Readonly<Record<ExamKind, ExamPreset>> = {
  ube: {
    kind: 'ube',
    name: 'Uniform Bar Exam (UBE)',
    summary: '200 multiple-choice questions, six 30-minute essays, two 90-minute performance tests.',
    multipleChoice,
    essays: {
      count: 6,
      minutesEach: 30,
      subjectIds: UBE_ESSAY_SUBJECTS,
      jurisdiction: 'general',
      source: { title: 'Preparing for the MEE', publisher: NCBE, checkedOn: CHECKED_ON },
    },
    performanceTests: {
      count: 2,
      minutesEach: 90,
      source: { title: 'Preparing for the MPT', publisher: NCBE, checkedOn: CHECKED_ON },
    },
  },
  california: {
    kind: 'california',
    name: 'California Bar Exam',
    summary: '200 multiple-choice questions, five one-hour essays, one 90-minute performance test.',
    multipleChoice: { ...multipleChoice, source: CALIFORNIA_SOURCE },
    essays: {
      count: 5,
      minutesEach: 60,
      subjectIds: CALIFORNIA_ESSAY_SUBJECTS,
      jurisdiction: null,
      source: CALIFORNIA_SOURCE,
    },
    performanceTests: { count: 1, minutesEach: 90, source: CALIFORNIA_SOURCE },
  },
  multiple_choice: {
    kind: 'multiple_choice',
    name: 'Multiple choice only',
    summary: '200 multiple-choice questions in seven subjects.',
    multipleChoice,
    essays: null,
    performanceTests: null,
  },
};

/** The subjects of an exam: those of its multiple choice, and those that its essays may ask. */
export function examSubjectIds({ essays }: ExamPreset): Set<SubjectId> {
  const ofEssays: readonly SubjectId[] = essays?.subjectIds ?? [];
  return new Set(SUBJECTS.filter(({ id, mbe }) => mbe !== null || ofEssays.includes(id)).map(({ id }) => id));
}
