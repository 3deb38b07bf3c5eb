import { getAbbreviations } from '@/lib/contract/abbreviations';
import { listRuleWordings } from '@/lib/contract/rules';
import { checkRuleAnswerInSteps } from '@/lib/domain/rules/checker/check-answer';
import { type JudgedAnswer, judgedAnswer, keptVerdict } from '@/lib/domain/rules/judged-answer';
import { inTurns } from './in-turns';
import { CONTENT, queryClient, read } from './query';

/** The checker of the rule quiz in the browser, for when the server cannot be asked: the same code on the same wordings. */

type GivenAnswer = {
  /** The rules of the quiz, in its order: asked for together, and kept as such. */
  ruleIds: readonly string[];
  ruleId: string;
  answer: string;
  /** The idempotency key of the answer, which takes the place of an id until the server has given it one. */
  key: string;
};

/** Fetches what the checker needs of the rules of a quiz, unless it is there. Throws ApiError. */
export async function loadWordings(ruleIds: readonly string[]) {
  const query = { rules: ruleIds.map(encodeURIComponent).join(',') };
  const client = queryClient();
  const [rules, abbreviations] = await Promise.all([
    client.fetchQuery({ ...read(listRuleWordings, { query }), ...CONTENT }),
    client.fetchQuery({ ...read(getAbbreviations, {}), ...CONTENT }),
  ]);
  return { rules, abbreviations };
}

/** Judges an answer as the server would. Throws ApiError where the wordings of its rule cannot be had. */
export async function judgeHere({ ruleIds, ruleId, answer, key }: GivenAnswer): Promise<JudgedAnswer> {
  const { rules, abbreviations } = await loadWordings(ruleIds);
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There are no wordings of the rule ${ruleId}.`);
  const verdict = await inTurns(checkRuleAnswerInSteps({ rule, answer, abbreviations }));
  return judgedAnswer(key, verdict, keptVerdict(verdict));
}
