/** How much the outline of a subject holds. */
export type OutlineSize = { issueCount: number; ruleCount: number };
