import type { OptionLabel } from './constants';

/** One of the choices of a question; explanations are shown after the answer. */
export type QuizOption = {
  label: OptionLabel;
  text: string;
  explanation?: string | undefined;
  advancedExplanation?: string | undefined;
};

/** A rule that a question tests. */
export type TestedRule = { id: string; name: string; text: string; subjectId: string };

/** A question as the quiz runs it: the shape that `GET /questions/filter` answers. */
export type QuizQuestion = {
  id: string;
  /** Heading it is listed under: a multiple-choice subject or a practice exam. */
  topic: string;
  /** Multiple-choice subject of the taxonomy, also for questions of a practice exam. */
  subject: string;
  issue: string;
  subissue?: string | undefined;
  questionParagraph?: string | undefined;
  questionText: string;
  options: QuizOption[];
  correctOptLabel: OptionLabel;
  /** One fact changed, and what the answer is then. */
  flip?: { question: string; answer: string } | undefined;
  difficulty: 'easy' | 'medium' | 'hard';
  source: string;
  rules: TestedRule[];
};
