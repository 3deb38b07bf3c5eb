import 'server-only';
import { currentRulesToCheck } from './current-rules-to-check';

/** What the checker needs of rules, in the order in which they are asked for and each once; unknown ones are left out. */
export async function listWordings(ruleIds: readonly string[]) {
  const { byId } = await currentRulesToCheck();
  return [...new Set(ruleIds)].flatMap((id) => {
    const rule = byId.get(id);
    return rule ? { id, text: rule.text, buzzwords: [...rule.buzzwords] } : [];
  });
}
