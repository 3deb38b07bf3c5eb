import { askedElements } from './judged-answer';
import { currentResult, type RuleQuizRun } from './rule-quiz';

/** Whether a run read back from storage is one that the reducer could have made. */
export function isConsistentRun(run: RuleQuizRun): boolean {
  const { rules, index, verdict, choices, readings, settlement, claim, rating, outcomes, submission } = run;
  if (!Number.isInteger(index) || !rules[index]) return false;
  const hasResult = currentResult(run) !== null;
  if (outcomes.length !== index + (hasResult ? 1 : 0)) return false;
  if ((claim !== null || rating !== null) && !hasResult) return false;
  if (!verdict) return choices.length === 0 && readings === null && settlement === null;
  const asked = new Set(askedElements(verdict).map(({ phrase }) => phrase));
  const chosen = new Set(choices.map(({ phrase }) => phrase));
  if (readings?.some(({ phrase }) => !asked.has(phrase))) return false;
  if (chosen.size !== choices.length || !choices.every(({ phrase }) => asked.has(phrase))) return false;
  if (submission !== null && submission.key !== verdict.answerId) return false;
  return settlement === null || (!verdict.isSure && chosen.size === asked.size);
}
