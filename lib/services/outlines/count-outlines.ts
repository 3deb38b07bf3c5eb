import 'server-only';
import type { OutlineSize } from '@/lib/domain/outlines/outline-size';
import { currentOutlineIssues } from './current-outline-issues';

/** How much each subject's outline holds, by the subject's id; one without issues has no entry. */
export async function countOutlines(): Promise<Record<string, OutlineSize>> {
  const sizes: Record<string, OutlineSize> = {};
  for (const { subjectId, rules } of await currentOutlineIssues()) {
    const { issueCount, ruleCount } = sizes[subjectId] ?? { issueCount: 0, ruleCount: 0 };
    sizes[subjectId] = { issueCount: issueCount + 1, ruleCount: ruleCount + rules.length };
  }
  return sizes;
}
