import { longestCommonOrder } from '@/lib/domain/text/common-order';
import { scanWords, type Word } from '@/lib/domain/text/words';

/** A stretch of a text: `start` included, `end` not. */
type Stretch = { start: number; end: number };

/** Less than this share of the words in common, and it is no quotation: everything differs. */
const QUOTED = 0.75;

/** The words by which a quotation differs from a passage, in each of the two; none where it hardly quotes it. */
export function findDifferingWords(passage: string, quotation: string): [Stretch[], Stretch[]] {
  const [own, said] = [scanWords(passage), scanWords(quotation)];
  const pairs = longestCommonOrder(own.length, said.length, (at, to) => own[at]?.word === said[to]?.word);
  if (pairs.length < QUOTED * Math.max(own.length, said.length)) return [[], []];
  const [paired, pairedToo] = [new Set(pairs.map(([at]) => at)), new Set(pairs.map(([, to]) => to))];
  return [stretchesOf(own, paired), stretchesOf(said, pairedToo)];
}

/** Words that are not paired; neighbors run together. */
function stretchesOf(words: readonly Word[], paired: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  words.forEach(({ start, end }, index) => {
    if (paired.has(index)) return;
    const last = stretches.at(-1);
    if (last && index > 0 && !paired.has(index - 1)) last.end = end;
    else stretches.push({ start, end });
  });
  return stretches;
}
