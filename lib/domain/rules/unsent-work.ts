import { elementStatuses } from './judged-answer';
import { currentResult, currentRule, type RuleQuizRun } from './rule-quiz';

/** What the server may not have of the answer on the screen; null where it has judged it and nothing was said against that. */
export function unsentWork(run: RuleQuizRun) {
  const { verdict, submission, settlement, choices, claim, rating } = run;
  if (!verdict || !(submission || settlement || claim !== null || rating !== null)) return null;
  const chosen = choices.flatMap(({ phrase, isSaid }) => (isSaid ? [phrase] : []));
  // The server may ask about what the browser was sure of.
  const sure = submission ? elementStatuses(verdict, settlement).filter(({ state }) => state === 'present') : [];
  const said = [...new Set([...chosen, ...sure.map(({ phrase }) => phrase)])];
  return {
    key: verdict.answerId,
    ruleId: currentRule(run)._id,
    given: submission && { answer: submission.answer, hint: submission.hint },
    said: currentResult(run) === null || !(submission || settlement) ? null : said,
    claim,
    rating,
  };
}
