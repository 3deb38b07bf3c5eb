import { EXAM_SECONDS_PER_QUESTION, MAX_NUMBER_OF_QUESTIONS } from './constants';
import { availableQuestions, type FilterSelection, type QuestionBank } from './filter-selection';
import type { QuizConditions } from './quiz';
import { isExamName } from './topic-lists';

/** An exam that a selection is, no more and no less. */
export type ChosenExam = { name: string; count: number };

/** What the learner may switch off of an exam's conditions. */
export type ExamSwitches = { isTimed: boolean; isFeedbackAtEnd: boolean };

export const ALL_OF_THE_EXAM: ExamSwitches = { isTimed: true, isFeedbackAtEnd: true };

/** The one exam that is chosen, by its name under the subjects or the sources; null where it is anything else. */
export function chosenExam(selection: FilterSelection, bank: QuestionBank): ChosenExam | null {
  const names = { subject: selection.subjects, source: selection.sources, subtopic: [] }[selection.mode];
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return null;
  const topics = bank.sources.find((source) => source.name === name)?.topics ?? [];
  const isExam = selection.mode === 'subject' ? isExamName(name) : topics.every((topic) => isExamName(topic.name));
  const count = availableQuestions(selection, bank);
  // A collection of exams is longer than any day.
  return isExam && count > 0 && count <= MAX_NUMBER_OF_QUESTIONS ? { name, count } : null;
}

/** Whole minutes that the exam gives for so many questions: 90 for 50, 180 for 100. */
export function examMinutes(count: number): number {
  return Math.max(1, Math.round((count * EXAM_SECONDS_PER_QUESTION) / 60));
}

/** How a quiz of so many questions of an exam runs. */
export function examConditions(count: number, { isTimed, isFeedbackAtEnd }: ExamSwitches): QuizConditions {
  return { feedback: isFeedbackAtEnd ? 'end' : 'each', timeLimitSeconds: isTimed ? 60 * examMinutes(count) : null };
}
