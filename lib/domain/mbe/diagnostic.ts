import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { QuestionRequest } from './filter-selection';

export const DIAGNOSTIC_PER_SUBJECT = 3;
export const DIAGNOSTIC_QUESTIONS = DIAGNOSTIC_PER_SUBJECT * MBE_SUBJECTS.length;

/**
 * The diagnostic: three questions in each multiple-choice subject, none seen before as far as there are such,
 * over its issues by their weight on the exam. Without a limit of time; feedback comes at the end.
 */
export function diagnosticRequest(): QuestionRequest {
  return {
    query: { num_questions: String(DIAGNOSTIC_QUESTIONS), topics: MBE_SUBJECTS.join(','), spread: 'weight' },
    filtersUsed: {
      sources: [],
      subjects: [...MBE_SUBJECTS],
      numQuestionsRequested: DIAGNOSTIC_QUESTIONS,
      isDiagnostic: true,
    },
    conditions: { feedback: 'end', timeLimitSeconds: null },
  };
}
