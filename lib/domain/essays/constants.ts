import type { IssueParts } from './essay-grading';

/** What each part of an issue is worth: spotting it, its terms, its rule, the facts, the outcome. */
export const PART_SHARES: Readonly<Record<keyof IssueParts, number>> = {
  named: 0.15,
  buzzwords: 0.3,
  rule: 0.2,
  application: 0.25,
  conclusion: 0.1,
};

/** Share of an issue's buzzwords that is as good as all: no grader asks for every one. */
export const FULL_BUZZWORDS = 0.75;

/** What is left of the law of an issue (name, buzzwords, rule) that is applied to no fact of the essay. */
export const UNAPPLIED_LAW = 0.25;

/** Weight of facts (see essay-facts.ts) from which on the law of an issue counts as applied to the case. */
export const APPLIED_WEIGHT = 3;

/** Weight of facts that makes an application full. */
export const FULL_APPLICATION_WEIGHT = 5;

/** What an application without a word of reasoning is worth. */
export const UNREASONED_APPLICATION = 0.6;

/** Share of an issue's worth from which on it counts as detected though it is not named. */
export const DETECTED_SHARE = 0.25;

/** Share of a rule from which on it counts as stated in the feedback. */
export const STATED_SHARE = 0.5;

/** How long a learner must pause before the issues of an answer are looked for (specification 7.3). */
export const LIVE_DETECTION_DELAY_MS = 750;

/** Minutes of an essay's hour that are left for writing (specification 7.2). */
export const WRITING_MINUTES = 45;
