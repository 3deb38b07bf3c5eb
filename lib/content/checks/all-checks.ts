import type { Pack } from '@/lib/content/pack';
import { type Problem, sortProblems } from '@/lib/content/problem';
import type { Check } from './check';
import { rulesTested, topicsFit, weightsComplete, weightsFollowed } from './coverage';
import { idPrefixes } from './ids';
import { keySpread, longestKey } from './keys';
import { namesWithoutComma, uniqueNames } from './names';
import { nearAlike } from './near-alike';
import { reviewsAgree } from './reviews';
import { buzzwordsOccur, callLength, factsLength, optionsAlike, readability, ruleLength } from './wording';

/** Every program check of the content guide beyond syntax, schema, ids and references. */
export const ALL_CHECKS: readonly Check[] = [
  namesWithoutComma,
  uniqueNames,
  idPrefixes,
  reviewsAgree,
  buzzwordsOccur,
  factsLength,
  callLength,
  optionsAlike,
  ruleLength,
  readability,
  nearAlike,
  keySpread,
  longestKey,
  topicsFit,
  rulesTested,
  weightsComplete,
  weightsFollowed,
];

/** Runs checks over a pack; the problems come in the order of the files. */
export function runChecks(pack: Pack, checks: readonly Check[]): Problem[] {
  return sortProblems(checks.flatMap(({ name, run }) => run(pack).map((problem) => ({ ...problem, check: name }))));
}
