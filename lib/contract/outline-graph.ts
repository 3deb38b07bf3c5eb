import * as z from 'zod/mini';
import { NODE_KINDS } from '@/lib/domain/outlines/graph';
import { defineEndpoint } from './endpoint-contract';

const mastery = z.object({
  ruleCount: z.number(),
  /** Rules that were practiced at least once. */
  practicedCount: z.number(),
  /** The mean chance of recalling the rules today, 0 to 100. */
  percent: z.number(),
});

const node = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(NODE_KINDS),
  /** Steps from the root. */
  level: z.number(),
  root: z.boolean(),
  /** The rule itself; null of a place. */
  text: z.nullable(z.string()),
  /** Of everything at and below it. */
  mastery,
  /** What MBE practice holds on it; 0 for rules. */
  questionCount: z.number(),
  /** Essays whose grading rests on the rule; empty of a place. */
  essays: z.array(z.object({ id: z.string(), displayName: z.string() })),
});

/** The knowledge graph of a subject: subject, issues, sub-issues, rules, with the learner's mastery of each; 404 for an unknown subject. */
export const getOutlineGraph = defineEndpoint({
  method: 'GET',
  path: '/outlines/graph/{subject}',
  auth: 'signed-in',
  isHeavy: true,
  params: z.object({
    /** Id of the subject. */
    subject: z.string().check(z.maxLength(100)),
  }),
  query: z.object({
    /** IANA time zone of the browser, for the day that recall is told for. */
    timeZone: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({
    subjectId: z.string(),
    /** Parents before their children, in the order of the outline. */
    nodes: z.array(node),
    links: z.array(z.object({ source: z.string(), target: z.string() })),
  }),
});
