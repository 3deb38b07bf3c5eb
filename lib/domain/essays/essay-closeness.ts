import type { Phrase } from '@/lib/domain/text/phrases';
import { engagementOf } from './essay-facts';
import type { EssayKey, KeyIssue } from './essay-key';

/** Below it the words that an answer shares with an essay are those of any text. */
export const LEAST_CLOSENESS = 0.05;

/**
 * How closely the words of an answer meet an essay, from 0 for not at all to 2: the share of its issues
 * and their terms that they hold, and how plainly they speak of its case. It takes the words alone, in
 * no order: enough to tell essays apart, at little cost. The stems are those of the answer (`stemsIn`).
 */
export function closenessTo({ issues, facts }: EssayKey, stems: ReadonlySet<string>): number {
  const all = issues.reduce((sum, { issue }) => sum + issue.points, 0);
  const held = issues.reduce((sum, issue) => sum + issue.issue.points * shareHeld(issue, stems), 0);
  return (all > 0 ? held / all : 0) + engagementOf(stems, facts);
}

/** Of an issue's name and its terms. */
function shareHeld({ names, buzzwords }: KeyIssue, stems: ReadonlySet<string>): number {
  const isHeld = (wordings: readonly Phrase[]) =>
    wordings.some(({ variants }) => variants.some((words) => words.every(({ stem }) => stems.has(stem))));
  const phrases = [names, ...buzzwords.map(({ wordings }) => wordings)];
  return phrases.filter(isHeld).length / phrases.length;
}
