import { OPTION_LABELS, type OptionLabel } from './constants';
import type { QuizQuestion } from './question';
import {
  INITIAL_QUIZ_STATE,
  type QuizAction,
  type QuizConditions,
  type QuizRun,
  type QuizState,
  quizReducer,
} from './quiz';

/** A question for tests, complete and valid; `over` says what matters to the case. */
export function buildQuestion(over: Partial<QuizQuestion> = {}): QuizQuestion {
  const id = over.id ?? 'evi-core-001';
  return {
    id,
    topic: 'Evidence',
    subject: 'Evidence',
    issue: 'Hearsay',
    questionText: `Facts of ${id}.`,
    options: OPTION_LABELS.map((label) => ({ label, text: `Option ${label}`, explanation: `Why ${label}.` })),
    correctOptLabel: 'B',
    difficulty: 'medium',
    source: 'Barwright Core',
    rules: [{ id: 'evi-rule-1', name: 'Hearsay', text: 'Hearsay is…', subjectId: 'evidence' }],
    ...over,
  };
}

/** `count` questions with ids q0, q1, …; the keys go round A, B, C, D. */
export function buildQuestions(count: number): QuizQuestion[] {
  return Array.from({ length: count }, (_, index) =>
    buildQuestion({ id: `q${index}`, correctOptLabel: OPTION_LABELS[index % OPTION_LABELS.length] }),
  );
}

const filtersUsed = { sources: [], subjects: ['Evidence'], numQuestionsRequested: 10 };

/** The state after the actions, from the beginning. */
export function play(...actions: QuizAction[]): QuizState {
  return actions.reduce(quizReducer, INITIAL_QUIZ_STATE);
}

/** The actions that start a quiz with these questions at `nowMs`, as practice unless conditions are given. */
export function started(questions: QuizQuestion[], nowMs = 0, conditions?: QuizConditions): QuizAction[] {
  return [
    { type: 'start', quizId: 'quiz', filtersUsed, ...(conditions && { conditions }) },
    { type: 'questionsLoaded', quizId: 'quiz', questions, nowMs },
  ];
}

/** The actions that answer the question on the screen at `nowMs`, without going on. */
export function answered(label: OptionLabel, nowMs: number): QuizAction[] {
  return [
    { type: 'choose', label },
    { type: 'submit', nowMs },
  ];
}

/** The run of a state that has one. */
export function runOf(state: QuizState): QuizRun {
  if (state.phase !== 'active' && state.phase !== 'summary') throw new Error(`A quiz in '${state.phase}' has no run.`);
  return state.run;
}
