import { MBE_SUBJECTS, type MbeSubject } from '@/lib/domain/subjects/subjects';
import { START_DIAGNOSTIC, START_PARAMETER } from '@/lib/domain/understand/study-address';
import { MAX_NUMBER_OF_QUESTIONS } from './constants';
import { EMPTY_SELECTION, type FilterSelection } from './filter-selection';
import { isExamName, type SourceWithTopics, topicLists } from './topic-lists';

/** What an address of MBE practice asks for; null and false where it does not say, or says nothing known. */
export type RequestedPractice = {
  subject: MbeSubject | null;
  /** A place in the outline of that subject. */
  subtopic: string | null;
  /** A practice exam or a source. */
  source: string | null;
  count: number | null;
  /** Whether it is started as soon as it is ticked. */
  startsAtOnce: boolean;
  /** The diagnostic, whatever else it says. */
  isDiagnostic: boolean;
};

/** Reads an address. One that names a subject that is none starts nothing: it would be another quiz. */
export function readRequestedPractice(parameters: Record<string, string | string[] | undefined>): RequestedPractice {
  const { subject: named, subtopic, source, count } = parameters;
  const subject = MBE_SUBJECTS.find((name) => name === named) ?? null;
  const isCount = typeof count === 'string' && /^[1-9]\d{0,5}$/.test(count);
  return {
    subject,
    subtopic: subject !== null && typeof subtopic === 'string' ? subtopic : null,
    source: typeof source === 'string' ? source : null,
    count: isCount ? Math.min(Number(count), MAX_NUMBER_OF_QUESTIONS) : null,
    startsAtOnce: START_PARAMETER in parameters && (named === undefined || subject !== null),
    isDiagnostic: parameters[START_PARAMETER] === START_DIAGNOSTIC,
  };
}

/**
 * The selection that a page opens with; `sources` is null where they could not be read. A subtopic is
 * ticked once the outline is there: until then its subject is shown.
 */
export function requestedSelection(
  { subject, subtopic, source, startsAtOnce, isDiagnostic }: RequestedPractice,
  sources: SourceWithTopics[] | null,
): FilterSelection {
  if (isDiagnostic) return EMPTY_SELECTION;
  if (subject !== null && subtopic !== null) {
    return { ...EMPTY_SELECTION, mode: 'subtopic', subtopicSubject: subject };
  }
  if (subject !== null) return { ...EMPTY_SELECTION, subjects: [subject] };
  const { subjects, exams } = topicLists(sources ?? []);
  if (source !== null) {
    const isExam = sources ? exams.some(({ name }) => name === source) : isExamName(source);
    if (isExam) return { ...EMPTY_SELECTION, subjects: [source] };
    const isSource = sources?.some(({ name }) => name === source);
    return isSource ? { ...EMPTY_SELECTION, mode: 'source', sources: [source] } : EMPTY_SELECTION;
  }
  return startsAtOnce ? { ...EMPTY_SELECTION, subjects: subjects.map(({ name }) => name) } : EMPTY_SELECTION;
}
