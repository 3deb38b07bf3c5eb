import { isFunctionWord } from '@/lib/domain/text/function-words';
import { stemOf } from '@/lib/domain/text/stem';
import { scanWords } from '@/lib/domain/text/words';

/** The words that matter in a name, by their stems, in a fixed order: 'Assault & battery' is 'Battery and assaults'. */
export function nameKey(name: string): string {
  const words = scanWords(name).map(({ word }) => word);
  const meaning = words.filter((word) => !isFunctionWord(word));
  return [...new Set((meaning.length > 0 ? meaning : words).map(stemOf))].sort().join(' ');
}

/** The nodes whose name a learner means with what they typed; none for nothing. */
export function namesMeant<Named extends { name: string }>(typed: string, nodes: readonly Named[]): Named[] {
  const key = nameKey(typed);
  return key === '' ? [] : nodes.filter(({ name }) => nameKey(name) === key);
}
