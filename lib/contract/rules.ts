import * as z from 'zod/mini';
import { CARD_RATINGS } from '@/lib/domain/memorize/constants';
import {
  DEFAULT_NUMBER_OF_RULES,
  MAX_ANSWER_LENGTH,
  MAX_CLAIM_LENGTH,
  MAX_ELEMENTS,
  MAX_NUMBER_OF_RULES,
  RULE_HINTS,
  RULE_PRESETS,
} from '@/lib/domain/rules/constants';
import { parseRuleCount } from '@/lib/domain/rules/rule-selection';
import { isBlank } from '@/lib/domain/text/blank';
import { defineEndpoint } from './endpoint-contract';
import { commaSeparatedEncoded } from './name-list';

const ruleSource = z.object({
  name: z.string(),
  topics: z.array(
    z.object({
      name: z.string(),
      subtopics: z.array(z.object({ name: z.string(), rulesLoaded: z.number() })),
    }),
  ),
});

/** A rule of the quiz. */
export const quizRule = z.object({
  _id: z.string(),
  ruleName: z.string(),
  ruleContent: z.string(),
  source: z.string(),
  /** Name of the subject. */
  topic: z.string(),
  /** Name of the issue. */
  subtopic: z.string(),
});

/** Each source with its topics (subjects) and their subtopics (issues), in the order of the outline. */
export const getRuleSources = defineEndpoint({
  method: 'GET',
  path: '/rules/sources',
  auth: 'signed-in',
  response: z.array(ruleSource),
});

export const getRules = defineEndpoint({
  method: 'GET',
  path: '/rules',
  auth: 'signed-in',
  response: z.array(quizRule),
});

/** Topic to its rules, for the side panel of an essay. */
export const getRulesByTopic = defineEndpoint({
  method: 'GET',
  path: '/rules/by-topic',
  auth: 'signed-in',
  response: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), text: z.string() }))),
});

/** Rules for a quiz; each filter narrows, none means every rule. The names are URI-encoded one by one. */
export const filterRules = defineEndpoint({
  method: 'GET',
  path: '/rules/filtered',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({
    source: z.optional(commaSeparatedEncoded('A source is not properly URI-encoded.')),
    topics: z.optional(commaSeparatedEncoded('A topic is not properly URI-encoded.')),
    subtopics: z.optional(commaSeparatedEncoded('A subtopic is not properly URI-encoded.')),
    /** Ids of rules. */
    rules: z.optional(commaSeparatedEncoded('The id of a rule is not properly URI-encoded.')),
    /** 10 when absent; no number, or below 1, counts as 1. */
    numRules: z.pipe(
      z._default(z.string().check(z.maxLength(100)), String(DEFAULT_NUMBER_OF_RULES)),
      z.transform(parseRuleCount),
    ),
    preset: z.optional(z.enum(RULE_PRESETS, `preset must be one of ${RULE_PRESETS.join(', ')}.`)),
  }),
  response: z.array(quizRule),
});

/** What the checker needs of a rule beside its name: its text and the ways in which its elements are worded. */
export const ruleWordings = z.object({
  id: z.string(),
  text: z.string(),
  buzzwords: z.array(
    z.object({
      phrase: z.string(),
      synonyms: z.array(z.string()),
      paraphrases: z.optional(z.array(z.string())),
      misstatements: z.optional(z.array(z.string())),
    }),
  ),
});

/** The rules of a quiz as the checker reads them, for a browser that checks without a network; unknown ones are left out. */
export const listRuleWordings = defineEndpoint({
  method: 'GET',
  path: '/rules/wordings',
  auth: 'signed-in',
  query: z.object({
    /** Ids of rules, URI-encoded one by one. */
    rules: commaSeparatedEncoded('The id of a rule is not properly URI-encoded.').check(
      z.minLength(1, 'rules must name a rule.'),
      z.maxLength(MAX_NUMBER_OF_RULES, `rules may name at most ${MAX_NUMBER_OF_RULES} rules.`),
    ),
  }),
  response: z.array(ruleWordings),
});

const ruleResult = z.enum(['Correct', 'Incorrect']);

export const judgedElement = z.object({
  phrase: z.string(),
  state: z.enum(['present', 'missing', 'contradicted']),
  /** The learner is asked about the others, where the whole is not sure. */
  isSure: z.boolean(),
  /** The sentence of the answer that comes nearest to it. */
  quote: z.nullable(z.string()),
});

export const ruleVerdict = z.object({
  answerId: z.string(),
  /** As far as can be told, where it is not sure. */
  result: ruleResult,
  /** Whether nothing is left to self-assessment. */
  isSure: z.boolean(),
  /** Safe HTML: escaped text and `<mark class>` alone, like the next. */
  highlightedAnswer: z.string(),
  highlightedCorrectAnswer: z.string(),
  /** Buzzwords that the answer lacks. */
  missing: z.array(z.string()),
  elements: z.array(judgedElement),
  /** Whether a language model can be asked about what is in doubt (`readRuleAnswer`). */
  isReadable: z.optional(z.boolean()),
});

const filled = (name: string, maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength, `${name} may have at most ${maxLength.toLocaleString('en-US')} characters.`),
    z.trim(),
    z.refine((value) => !isBlank(value), { error: `${name} must not be empty.` }),
  );

/** IANA time zone of the browser, for the day on which a rule is due again. */
const timeZone = z.optional(z.string().check(z.maxLength(64)));

/** ISO 8601 instant, earlier than it is sent when the network was away. */
const instant = (name: string) =>
  z.optional(z.iso.datetime(`${name} must be an instant in UTC, as ISO 8601.`).check(z.maxLength(40)));

/** Judges an answer from memory, keeps it and, where the verdict is sure, schedules the rule's flashcard by it. */
export const checkRule = defineEndpoint({
  method: 'POST',
  path: '/rules/check',
  auth: 'signed-in',
  isHeavy: true,
  headers: z.object({
    /** Same key from the same learner: stored once, answered alike. */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  body: z.strictObject({
    ruleId: z.string().check(z.minLength(1), z.maxLength(100)),
    userAnswer: filled('The answer', MAX_ANSWER_LENGTH),
    /** The most help that was shown; none unless said. */
    hint: z._default(z.enum(RULE_HINTS), 'none'),
    timeZone,
    answeredAt: instant('answeredAt'),
  }),
  // The longest answer, each character escaped.
  maxBodyBytes: 6 * MAX_ANSWER_LENGTH + 2_000,
  response: ruleVerdict,
});

const answerParams = z.object({ id: z.uuid('The id of an answer is a UUID.') });

/** "Mark as correct": the learner's own word, with a reason, against the verdict on an answer of theirs. */
export const claimRuleAnswer = defineEndpoint({
  method: 'POST',
  path: '/rules/answers/{id}/claim',
  auth: 'signed-in',
  params: answerParams,
  body: z.strictObject({ reason: filled('The reason', MAX_CLAIM_LENGTH), claimedAt: instant('claimedAt') }),
  response: z.object({ answerId: z.string(), result: z.literal('Correct'), reason: z.string() }),
});

/** The learner's own rating of the rule's flashcard, in the place of the one that followed from an answer of theirs. */
export const rateRuleAnswer = defineEndpoint({
  method: 'POST',
  path: '/rules/answers/{id}/rate',
  auth: 'signed-in',
  params: answerParams,
  body: z.strictObject({ rating: z.enum(CARD_RATINGS, `rating must be one of ${CARD_RATINGS.join(', ')}.`) }),
  response: z.object({ answerId: z.string(), rating: z.enum(CARD_RATINGS) }),
});

/**
 * The self-assessment of the elements in doubt, all at once: correct when the
 * answer states every one. It schedules the rule's flashcard; a second one answers the first.
 */
export const selfAssessRuleAnswer = defineEndpoint({
  method: 'POST',
  /** The path and the names in the body stay: pages opened before an update still send them. */
  path: '/rules/answers/{id}/settle',
  auth: 'signed-in',
  params: answerParams,
  body: z.strictObject({
    /** Phrases of the elements that the answer states, among those in doubt. */
    said: z
      .array(z.string().check(z.maxLength(MAX_ANSWER_LENGTH)))
      .check(z.maxLength(MAX_ELEMENTS, `said may have at most ${MAX_ELEMENTS} elements.`)),
    timeZone,
    settledAt: instant('settledAt'),
  }),
  maxBodyBytes: 250_000,
  response: z.object({ answerId: z.string(), result: ruleResult, missing: z.array(z.string()) }),
});

/** What a language model says of an element in doubt. */
export const elementReading = z.object({
  phrase: z.string(),
  isStated: z.boolean(),
  /** Stands verbatim in the answer. */
  quote: z.nullable(z.string()),
});

/**
 * Has the language model, where one is configured, read what the checker was not sure of. It settles
 * nothing: the learner does. Elements of which it says nothing usable are left out.
 */
export const readRuleAnswer = defineEndpoint({
  method: 'POST',
  path: '/rules/answers/{id}/read',
  auth: 'signed-in',
  params: answerParams,
  response: z.object({ answerId: z.string(), readings: z.array(elementReading) }),
});
