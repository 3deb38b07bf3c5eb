import * as z from 'zod/mini';
import { MAX_NUMBER_OF_QUESTIONS, MIN_NUMBER_OF_QUESTIONS, OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { defineEndpoint } from './endpoint-contract';
import { commaSeparated, commaSeparatedEncoded } from './name-list';

/** No number, or below 1, counts as 1 (specification 5.1); a larger number gets the longest quiz. */
const questionCount = z.pipe(
  z.optional(z.string()),
  z.transform((value) => {
    const wished = Math.floor(Number(value));
    return wished >= MIN_NUMBER_OF_QUESTIONS ? Math.min(wished, MAX_NUMBER_OF_QUESTIONS) : MIN_NUMBER_OF_QUESTIONS;
  }),
);

export const questionSource = z.object({
  name: z.string(),
  topics: z.array(z.object({ name: z.string(), questionsLoaded: z.number() })),
});
export type QuestionSource = z.output<typeof questionSource>;

export const subtopicCount = z.object({
  /** Multiple-choice subject. */
  subject: z.string(),
  issue: z.string(),
  /** Empty for a row that counts a whole issue. */
  subissue: z.string(),
  /** What `/questions/filter` takes as a subtopic: the sub-issue's name, or the issue's. */
  name: z.string(),
  /** How many questions that filter can return. */
  count: z.number(),
});
export type SubtopicCount = z.output<typeof subtopicCount>;

export const questionOption = z.object({
  label: z.enum(OPTION_LABELS),
  text: z.string(),
  explanation: z.optional(z.string()),
  advancedExplanation: z.optional(z.string()),
});

export const question = z.object({
  id: z.string(),
  topic: z.string(),
  /** Multiple-choice subject of the taxonomy, also for questions of a practice exam. */
  subject: z.string(),
  issue: z.string(),
  subissue: z.optional(z.string()),
  questionParagraph: z.optional(z.string()),
  questionText: z.string(),
  options: z.array(questionOption),
  correctOptLabel: z.enum(OPTION_LABELS),
  /** One fact changed, and what the answer is then; shown after an answer. */
  flip: z.optional(z.object({ question: z.string(), answer: z.string() })),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  source: z.string(),
  /** The rules it tests, shown after an answer. */
  rules: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), subjectId: z.string() })),
});

export const getQuestionSources = defineEndpoint({
  method: 'GET',
  path: '/questions/sources',
  auth: 'signed-in',
  response: z.array(questionSource),
});

export const getSubtopicCounts = defineEndpoint({
  method: 'GET',
  path: '/questions/counts/subtopic',
  auth: 'signed-in',
  response: z.array(subtopicCount),
});

export const filterQuestions = defineEndpoint({
  method: 'GET',
  path: '/questions/filter',
  auth: 'signed-in',
  query: z.object({
    num_questions: questionCount,
    topics: z.optional(commaSeparated),
    sources: z.optional(commaSeparated),
    subjectContext: z.optional(z.string().check(z.maxLength(200))),
    subtopic: z.optional(commaSeparatedEncoded('A subtopic is not properly URI-encoded.')),
    /** Within each topic over its issues by their weight on the exam, instead of by chance alone. */
    spread: z.optional(z.enum(['weight'], 'spread can be weight alone.')),
  }),
  response: z.array(question),
});

/** The same file as the static `/data/MBEOutline.json`: the outline of the subjects, without any answer. */
export const getMbeOutline = defineEndpoint({
  method: 'GET',
  path: '/data/MBEOutline.json',
  auth: 'public',
  response: z.looseObject({ subject: z.string(), issues: z.array(z.unknown()) }),
});
