import type { Pack } from '@/lib/content/pack';
import { type Problem, sortProblems } from '@/lib/content/problem';
import { abbreviationsShort } from './abbreviations';
import type { Check } from './check';
import { rulesTested, topicsFit, weightsComplete, weightsFollowed } from './coverage';
import { foreignAnswers, modelAnswers } from './essay-scores';
import { essayIssueCount, essayLength, essayPoints, essayRulesFit, issueNamesOccur } from './essays';
import {
  absolutesRationed,
  callsVaried,
  flipsGiven,
  keysExplained,
  longestKeyCommon,
  namesRationed,
  stemsVaried,
} from './exam-style';
import { explanationLength, issuesExplained } from './explanations';
import { idPrefixes } from './ids';
import { keySpread, longestKey } from './keys';
import { markdownSupported } from './markdown-texts';
import { minimumsReached } from './minimums';
import { namesWithoutComma, uniqueNames } from './names';
import { nearAlike } from './near-alike';
import { reviewsAgree } from './reviews';
import { buzzwordsOccur, callLength, factsLength, optionsAlike, readability, ruleLength } from './wording';
import { rulesWorded } from './wordings';

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
  essayLength,
  essayIssueCount,
  essayPoints,
  issueNamesOccur,
  essayRulesFit,
  modelAnswers,
  foreignAnswers,
  explanationLength,
  markdownSupported,
  abbreviationsShort,
  nearAlike,
  keySpread,
  longestKey,
  longestKeyCommon,
  absolutesRationed,
  callsVaried,
  namesRationed,
  stemsVaried,
  keysExplained,
  flipsGiven,
  topicsFit,
  rulesTested,
  weightsComplete,
  weightsFollowed,
  issuesExplained,
  rulesWorded,
  minimumsReached,
];

/** Runs checks over a pack; the problems come in the order of the files. */
export function runChecks(pack: Pack, checks: readonly Check[]): Problem[] {
  return sortProblems(checks.flatMap(({ name, run }) => run(pack).map((problem) => ({ ...problem, check: name }))));
}
