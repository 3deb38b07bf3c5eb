import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint-contract';

const essayIds = z.array(z.string());

/** The rules of every topic by issue, with the essays that ask for them (specification 6.1). */
export const getRuleOutlineData = defineEndpoint({
  method: 'GET',
  path: '/essays/rule-outline-data',
  auth: 'signed-in',
  response: z.object({
    /** Topic to issue; `rules_map` leads from the text of a rule to its essays. */
    outlines: z.record(
      z.string(),
      z.record(z.string(), z.object({ essays: essayIds, rules_map: z.record(z.string(), essayIds) })),
    ),
    sortedTopics: z.array(z.string()),
    /** Essay id to the name that learners see. */
    friendlyNames: z.record(z.string(), z.string()),
    totalEssays: z.number(),
    totalRules: z.number(),
    topicEssayCounts: z.record(z.string(), z.number()),
  }),
});

export const outlineItem = z.object({
  subIssue: z.string(),
  subsubIssue: z.string(),
  /** Sanitized HTML. */
  ruleContent: z.string(),
  ruleId: z.string(),
  ruleName: z.string(),
});

/** Course to main issue to its items. */
export const getOutlines = defineEndpoint({
  method: 'GET',
  path: '/outlines',
  auth: 'signed-in',
  response: z.record(z.string(), z.record(z.string(), z.array(outlineItem))),
});

/** The text of the rule outline as the page shows it, for a browser that comes to it without loading it anew. */
export const getRuleOutlineHtml = defineEndpoint({
  method: 'GET',
  path: '/outlines/rule-outline',
  auth: 'signed-in',
  response: z.object({ html: z.string() }),
});

/** A topic of the rule outline as a Word document; 404 for an unknown subject. */
export const exportRuleOutline = defineEndpoint({
  method: 'GET',
  path: '/outlines/rule-outline/{subject}/document',
  auth: 'signed-in',
  isHeavy: true,
  params: z.object({
    /** Id of the subject. */
    subject: z.string().check(z.maxLength(100)),
  }),
  response: z.file(),
});

/** Ids of the rules that the learner ticked on the rule outline, in no order. */
export const listRuleTicks = defineEndpoint({
  method: 'GET',
  path: '/outlines/ticks',
  auth: 'signed-in',
  response: z.array(z.string()),
});

/** Ticks a rule or takes its tick away; the same again changes nothing. 404 for a tick on an unknown rule. */
export const setRuleTick = defineEndpoint({
  method: 'PUT',
  path: '/outlines/ticks/{ruleId}',
  auth: 'signed-in',
  params: z.object({ ruleId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.strictObject({ isTicked: z.boolean('isTicked must be true or false.') }),
  response: z.object({ isTicked: z.boolean() }),
});
