import { isFunctionWord } from './function-words';
import { scanWords, type Word } from './words';

/** A short form as learners write it, with what it stands for; one short form may have several. */
export type Abbreviation = { abbr: string; full: string };

type Entry = { written: string; readings: string[][] };

/** Short forms of up to this many letters, like 'K' and 'Pr', count only in the very case they are listed in. */
const CASE_SENSITIVE_LENGTH = 2;

/** Finds short forms in a text and tells what they stand for. */
export class AbbreviationIndex {
  private readonly entries = new Map<string, Entry[]>();
  /** First words of the short forms, to pass over all other words quickly. */
  private readonly firstWords = new Set<string>();
  private longest = 0;

  /** With `parent`, its short forms are found too. */
  constructor(
    abbreviations: readonly Abbreviation[],
    private readonly parent: AbbreviationIndex | null = null,
  ) {
    for (const { abbr, full } of abbreviations) {
      const key = keyOf(scanWords(abbr));
      const reading = scanWords(full).map(({ word }) => word);
      if (!key || reading.length === 0) continue;
      const entries = this.entries.get(key) ?? [];
      const entry = entries.find(({ written }) => written === abbr);
      if (entry) entry.readings.push(reading);
      else entries.push({ written: abbr, readings: [reading] });
      this.entries.set(key, entries);
      this.firstWords.add(key.split(' ')[0] ?? '');
      this.longest = Math.max(this.longest, key.split(' ').length);
    }
  }

  /** What the longest short form at a word stands for, as normalized words; null when none stands there. */
  readingsAt(words: readonly Word[], index: number, text: string): { length: number; readings: string[][] } | null {
    const own = this.ownReadingsAt(words, index, text);
    const listed = this.parent?.readingsAt(words, index, text) ?? null;
    if (!own || !listed) return own ?? listed;
    if (own.length !== listed.length) return own.length > listed.length ? own : listed;
    return { length: own.length, readings: [...listed.readings, ...own.readings] };
  }

  private ownReadingsAt(words: readonly Word[], index: number, text: string) {
    const first = words[index]?.word ?? '';
    if (!this.firstWords.has(first) && !this.firstWords.has(first.replace(/s$/, ''))) return null;
    for (let length = Math.min(this.longest, words.length - index); length > 0; length -= 1) {
      const run = words.slice(index, index + length);
      const readings = this.readingsOf(run, text.slice(run[0]?.start, run.at(-1)?.end));
      if (readings.length > 0) return { length, readings };
    }
    return null;
  }

  private readingsOf(run: readonly Word[], written: string): string[][] {
    const key = keyOf(run);
    const singular = written.replace(/['’]?s$/, '');
    const entries = this.entries.get(key) ?? this.entries.get(key.replace(/s$/, '')) ?? [];
    return entries
      .filter((entry) => isSameShortForm(entry.written, written) || isSameShortForm(entry.written, singular))
      .flatMap(({ readings }) => readings);
  }
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ word }) => word).join(' ');
}

function isSameShortForm(listed: string, written: string): boolean {
  if (listed === written) return true;
  const letters = listed.replace(/[^\p{L}]/gu, '');
  if (letters.length <= CASE_SENSITIVE_LENGTH || isFunctionWord(written)) return false;
  // 'TOMA' may be typed 'toma', but 'Toma' is somebody's name.
  if (letters === letters.toUpperCase() && isTitleCase(written)) return false;
  const bare = (text: string) => text.toLowerCase().replace(/[.\s]/g, '');
  return bare(listed) === bare(written);
}

function isTitleCase(written: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(written);
}
