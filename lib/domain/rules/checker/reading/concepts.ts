import { stemOf } from '@/lib/domain/text/stem';
import { areDistinct } from '@/lib/domain/text/typos';
import { scanWords } from '@/lib/domain/text/words';
import { COUNTERPART_SETS } from './counterparts';
import { EQUIVALENT_WORDS } from './equivalents';

/** How like two words are: the same word in any inflection counts 1. */
const EQUIVALENT = 0.8;
const KINDRED = 0.7;
/** Stems that share so many first letters are of one family: 'evidence' and 'evidentiary'. */
const KINDRED_LETTERS = 6;

const PRONOUNS = new Set(['it', 'him', 'her', 'them', 'you', 'me', 'us', 'that'].map(stemOf));

type Run = { stems: readonly string[]; group: number };

const groupsByStem = new Map<string, number[]>();
const runsByStem = new Map<string, Run[]>();
EQUIVALENT_WORDS.split(';').forEach((line, group) => {
  for (const entry of line.trim().split(/\s+/)) {
    const stems = scanWords(entry.replaceAll('_', ' ')).map(({ word }) => stemOf(word));
    const [first = ''] = stems;
    // Numbers are compared as quantities.
    if (stems.length === 1 && /^\d/.test(first)) continue;
    if (stems.length === 1) groupsByStem.set(first, [...(groupsByStem.get(first) ?? []), group]);
    else runsByStem.set(first, [...(runsByStem.get(first) ?? []), { stems, group }]);
  }
});

/** A word as a text is read: 'first' as the number that it is. */
function normalized(word: string): string {
  return scanWords(word)[0]?.word ?? word;
}

const sidesByWord = new Map<string, { set: number; side: number }[]>();
COUNTERPART_SETS.forEach((sides, set) => {
  sides.forEach((words, side) => {
    for (const word of words.flatMap((one) => [one, `${one}s`]).map(normalized)) {
      sidesByWord.set(word, [...(sidesByWord.get(word) ?? []), { set, side }]);
    }
  });
});

const NO_GROUPS: readonly number[] = [];

/** The groups of words that say the same, to which a word belongs. */
export function groupsOf(stem: string): readonly number[] {
  return groupsByStem.get(stem) ?? NO_GROUPS;
}

/** The longest run of words at a place that counts as one word: how many words, and the groups of it. */
export function runAt(stems: readonly string[], index: number): { length: number; groups: number[] } | null {
  let length = 0;
  let groups: number[] = [];
  for (const run of runsByStem.get(stems[index] ?? '') ?? []) {
    const found = lengthOf(run, stems, index);
    if (found === null || found < length) continue;
    if (found > length) groups = [];
    length = found;
    groups.push(run.group);
  }
  return length > 0 ? { length, groups } : null;
}

/** How many words a run takes, with a pronoun between ('throw him out'); null where it does not stand. */
function lengthOf({ stems: wanted }: Run, stems: readonly string[], index: number): number | null {
  let at = index;
  for (const [offset, stem] of wanted.entries()) {
    if (offset > 0 && PRONOUNS.has(stems[at] ?? '') && stems[at] !== stem) at += 1;
    if (stems[at] !== stem) return null;
    at += 1;
  }
  return at - index;
}

/** A word to be compared: its normalized form, stem and groups. */
export type Comparable = { word: string; stem: string; groups: readonly number[] };

/** How much two words say the same, 0 to 1. Counterparts never do. */
export function likeness(one: Comparable, other: Comparable): number {
  if (one.stem === other.stem) return 1;
  if (areCounterparts(one.word, other.word)) return 0;
  if (one.groups.some((group) => other.groups.includes(group))) return EQUIVALENT;
  return areKindred(one, other) ? KINDRED : 0;
}

/** Whether one of two words never stands for the other: 'mortgagor' and 'mortgagee', 'before' and 'after'. */
export function areCounterparts(one: string, other: string): boolean {
  const others = sidesByWord.get(other);
  if (!others) return false;
  return (sidesByWord.get(one) ?? []).some(({ set, side }) =>
    others.some((rival) => rival.set === set && rival.side !== side),
  );
}

/** Whether a word has counterparts at all. */
export function hasCounterparts(word: string): boolean {
  return sidesByWord.has(word);
}

/** What the stems of one family share. */
export function kindredKey(stem: string): string {
  return stem.slice(0, KINDRED_LETTERS);
}

function areKindred(one: Comparable, other: Comparable): boolean {
  if (kindredKey(one.stem) !== kindredKey(other.stem)) return false;
  return !/(?:or|ee)s?$/.test(one.word) && !/(?:or|ee)s?$/.test(other.word) && !areDistinct(one.word, other.word);
}
