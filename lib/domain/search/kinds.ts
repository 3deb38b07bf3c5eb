/** What a search over everything finds, in the order in which it is shown. */
export const SEARCH_KINDS = ['page', 'rule', 'explanation', 'question', 'essay', 'card'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How many results of one kind a search over everything answers at most. */
export const RESULTS_PER_KIND = 5;
