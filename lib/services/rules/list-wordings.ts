import 'server-only';
import { currentRules } from './current-rules';

/** What the checker needs of rules, in the order in which they are asked for and each once; unknown ones are left out. */
export async function listWordings(ruleIds: readonly string[]) {
  const { byId } = await currentRules();
  return [...new Set(ruleIds)].flatMap((ruleId) => {
    const rule = byId.get(ruleId);
    return rule ? { id: rule.id, text: rule.text, buzzwords: [...rule.buzzwords] } : [];
  });
}
