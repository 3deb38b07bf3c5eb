import * as z from 'zod/mini';
import { ESSAY_JURISDICTIONS, ESSAY_MINUTES } from '@/lib/domain/essays/essay-format';
import { MAX_ANSWER_BYTES, MAX_DRAFT_BYTES, MAX_SUGGESTION_QUERY_LENGTH } from '@/lib/domain/essays/limits';
import { isBlank } from '@/lib/domain/text/blank';
import { defineEndpoint } from './endpoint-contract';

export const essayId = z.string().check(z.minLength(1), z.maxLength(100));
/** An exam whose answers are meant, instead of those of practice. */
export const examId = z.optional(z.uuid('The id of an exam is a UUID.'));
/** IANA name of the zone of the browser: whose day it is to the learner. */
export const timeZone = z.optional(z.string().check(z.maxLength(64)));
const params = z.object({ id: essayId });

const essay = z.object({
  id: z.string(),
  displayName: z.string(),
  year: z.number(),
  minutes: z.literal(ESSAY_MINUTES),
  jurisdiction: z.enum(ESSAY_JURISDICTIONS),
  /** Names of its subjects, its home first. */
  topics: z.array(z.string()),
});

const gradedPhrase = z.object({ phrase: z.string(), synonyms: z.array(z.string()) });

const gradingEntry = z.object({
  issueName: z.string(),
  buzzwords: z.array(z.string()),
  /** Other names of the issue. */
  aliases: z.array(z.string()),
  /** The buzzwords with the wordings that count as the same. */
  phrases: z.array(gradedPhrase),
  points: z.number(),
  /** Rules that it turns on; none where the list was kept before they were sent. */
  rules: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), buzzwords: z.array(gradedPhrase) })),
    [],
  ),
});

/** Every essay that can be chosen, by subject. */
export const getEssays = defineEndpoint({
  method: 'GET',
  path: '/essays',
  auth: 'signed-in',
  response: z.array(essay),
});

export const getEssayQuestion = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/question',
  auth: 'signed-in',
  params,
  response: z.object({ questionHtml: z.string() }),
});

export const getEssayGrading = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/grading',
  auth: 'signed-in',
  params,
  response: z.array(gradingEntry),
});

export const getEssayAnswer = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/answer',
  auth: 'signed-in',
  params,
  response: z.object({ answerHtml: z.string() }),
});

export const getEssayChecklist = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/checklist',
  auth: 'signed-in',
  params,
  response: z.array(z.string()),
});

const share = z.number().check(z.minimum(0), z.maximum(1));

const issueFeedback = z.object({
  issue: z.string(),
  status: z.enum(['Detected', 'Missed']),
  /** Only of a detected issue, for example '2 of 3 buzzwords'. */
  buzzwordStatus: z.optional(z.string()),
  points: z.number(),
  maxPoints: z.number(),
  parts: z.object({ named: share, buzzwords: share, rule: share, application: share, conclusion: share }),
  /** The learner's own sentence that shows the issue best. */
  quote: z.nullable(z.string()),
  missingBuzzwords: z.array(z.string()),
  missingRules: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
});

export const analysisSummary = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  /** The exam that the answer was written in; null for practice. */
  examId: z.nullable(z.string()),
  score: z.number(),
  maxPossibleScore: z.number(),
  wordCount: z.number(),
});
export type AnalysisSummary = z.output<typeof analysisSummary>;

export const essayAnalysis = z.extend(analysisSummary, { feedback: z.array(issueFeedback) });
export type StoredEssayAnalysis = z.output<typeof essayAnalysis>;

/** Grades an answer and keeps what it got; the same text twice in a row is kept once. */
export const analyzeEssayAnswer = defineEndpoint({
  method: 'POST',
  path: '/essays/{id}/analyze',
  auth: 'signed-in',
  isHeavy: true,
  params,
  body: z.strictObject({
    /** Plain text, its headings as lines. */
    userText: z.string('userText is required.'),
    examId,
    timeZone,
  }),
  // As JSON a text of quotation marks and line breaks is twice as long.
  maxBodyBytes: 2 * MAX_ANSWER_BYTES + 100_000,
  response: z.extend(essayAnalysis, {
    /** Whether the answer was so long that only its beginning was read. */
    isCut: z.boolean(),
  }),
});

/** The learner's earlier scores of an essay, newest first; the last hundred. */
export const listEssayAnalyses = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/analyses',
  auth: 'signed-in',
  params,
  response: z.array(analysisSummary),
});

export const getEssayAnalysis = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/analyses/{analysisId}',
  auth: 'signed-in',
  params: z.object({ id: essayId, analysisId: z.uuid('The id of an analysis is a UUID.') }),
  response: essayAnalysis,
});

/** What the learner has done with each essay they began; the others are left out. */
export const listEssayProgress = defineEndpoint({
  method: 'GET',
  path: '/essays/progress',
  auth: 'signed-in',
  response: z.array(
    z.object({
      essayId: z.string(),
      /** When an answer to it was saved last, ISO 8601; null when there is none. */
      savedAt: z.nullable(z.string()),
      /** Words of that answer; null when there is none, or when the list was kept before they were counted. */
      words: z._default(z.nullable(z.number()), null),
      /** Percent of the points, of the newest analysis and of the best; null without one. */
      lastPercent: z.nullable(z.number()),
      bestPercent: z.nullable(z.number()),
      /** Points of the newest analysis, and how many there were; null like the words. */
      lastScore: z._default(z.nullable(z.number()), null),
      lastMaxScore: z._default(z.nullable(z.number()), null),
    }),
  ),
});

export const suggestion = z.object({
  /** Sanitized HTML. */
  suggestions: z.string(),
  source: z.enum(['model', 'coach']),
  /** Why the coach answers where a model was expected; null otherwise. */
  notice: z.nullable(z.string()),
});
export type Suggestion = z.output<typeof suggestion>;

const filled = (name: string, maxLength?: number) =>
  z.string(`${name} is required.`).check(
    z.refine((value) => !isBlank(value), { error: `${name} must not be empty.` }),
    ...(maxLength === undefined
      ? []
      : [z.maxLength(maxLength, `${name} may have at most ${maxLength.toLocaleString('en-US')} characters.`)]),
  );

const suggestionBody = z.strictObject({
  /** The learner's answer. */
  essayHtml: filled('essayHtml'),
  userQuery: filled('userQuery', MAX_SUGGESTION_QUERY_LENGTH),
  /** Topics of the essay, joined by ', '. */
  essayTopic: z.string('essayTopic is required.').check(z.maxLength(1_000)),
  /** The essay; told from the answer when it is not given. */
  essayId: z.optional(essayId),
});

export const suggestEssayImprovements = defineEndpoint({
  method: 'POST',
  path: '/essays/suggestions',
  auth: 'signed-in',
  isHeavy: true,
  body: suggestionBody,
  maxBodyBytes: MAX_DRAFT_BYTES,
  response: suggestion,
});

/** The same as it is written: each line is all there is so far, and replaces the line before. */
export const streamEssaySuggestions = defineEndpoint({
  method: 'POST',
  path: '/essays/suggestions/stream',
  auth: 'signed-in',
  isHeavy: true,
  body: suggestionBody,
  maxBodyBytes: MAX_DRAFT_BYTES,
  response: suggestion,
});
