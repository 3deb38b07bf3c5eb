import type { Word } from './words';

const UNITS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 20 + 10 * index]),
);
const SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const PARTS = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourth', 4],
  ['fourths', 4],
  ['fifth', 5],
  ['fifths', 5],
]);

/**
 * Writes every number in one way, whatever way it was written: '75,000', '75k' and 'seventy-five
 * thousand' become '75000', 'one half' and '½' become '0.5', 'fourteenth' becomes '14th'. A number
 * of several words becomes one word that spans them.
 */
export function mergeNumbers(words: readonly Word[], text: string): Word[] {
  const merged: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const number = beginsNumber(words[index]?.word ?? '') ? readNumber(words, index, text) : null;
    const [first, last] = [words[index], words[index + (number?.length ?? 1) - 1]];
    if (first && last) merged.push(number ? { start: first.start, end: last.end, word: number.word } : first);
    index += number?.length ?? 1;
  }
  return merged;
}

/** The value of a normalized word; null when it is no number (ordinals are none). */
export function numberOf(word: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null;
}

const NUMBER_WORDS = new Set([...UNITS.keys(), ...TENS.keys(), ...ORDINALS.keys()]);

function beginsNumber(word: string): boolean {
  return NUMBER_WORDS.has(word) || /^\d/.test(word);
}

type ReadNumber = { word: string /** In words. */; length: number };

function readNumber(words: readonly Word[], start: number, text: string): ReadNumber | null {
  const first = words[start]?.word ?? '';
  const digits = digitsOf(first);
  const cardinal = digits === null ? readCardinal(words, start, text) : readScaled(words, start, digits, text);
  if (!cardinal) return readOrdinal(first);
  const after = start + cardinal.length;
  const part = isClose(words, after, text) ? PARTS.get(words[after]?.word ?? '') : undefined;
  if (part && cardinal.value < part) return { word: decimal(cardinal.value / part), length: cardinal.length + 1 };
  const tail = ORDINALS.get(words[after]?.word ?? '');
  if (tail !== undefined && tail < 10 && TENS.has(first) && cardinal.length === 1) {
    return { word: `${cardinal.value + tail}th`, length: 2 };
  }
  return { word: decimal(cardinal.value), length: cardinal.length };
}

/** Digits as a value: '75,000', '2.5', '75k', '1/2'. */
function digitsOf(word: string): number | null {
  const fraction = /^(\d+)\/(\d+)$/.exec(word);
  if (fraction) return Number(fraction[2]) === 0 ? null : Number(fraction[1]) / Number(fraction[2]);
  const plain = /^(\d[\d,]*(?:\.\d+)?)(k?)$/.exec(word);
  return plain ? Number(plain[1]?.replaceAll(',', '')) * (plain[2] ? 1e3 : 1) : null;
}

function readScaled(words: readonly Word[], start: number, value: number, text: string) {
  const scale = isClose(words, start + 1, text) ? SCALES.get(words[start + 1]?.word ?? '') : undefined;
  return scale ? { value: value * scale, length: 2 } : { value, length: 1 };
}

/** 'two hundred and fifty thousand' and its like, up to billions. */
function readCardinal(words: readonly Word[], start: number, text: string): { value: number; length: number } | null {
  let total = 0;
  let group: number | null = null;
  let end = start;
  for (let index = start; index < words.length && (index === start || isClose(words, index, text)); index += 1) {
    const word = words[index]?.word ?? '';
    const unit = UNITS.get(word);
    const ten = TENS.get(word);
    const scale = SCALES.get(word);
    if (unit !== undefined && canTakeUnit(group)) group = (group ?? 0) + unit;
    else if (ten !== undefined && (group === null || (group > 0 && group % 100 === 0))) group = (group ?? 0) + ten;
    else if (word === 'hundred' && group !== null && group > 0 && group < 100) group *= 100;
    else if (scale && group !== null) [total, group] = [total + group * scale, null];
    else if (word === 'and' && group !== null && group >= 100 && isNumberWord(words[index + 1]?.word)) continue;
    else break;
    end = index + 1;
  }
  return end === start ? null : { value: total + (group ?? 0), length: end - start };
}

function canTakeUnit(group: number | null): boolean {
  return group === null || (group >= 20 && group % 10 === 0);
}

function isNumberWord(word = ''): boolean {
  return UNITS.has(word) || TENS.has(word);
}

function readOrdinal(word: string): ReadNumber | null {
  const value = ORDINALS.get(word);
  if (value !== undefined) return { word: `${value}th`, length: 1 };
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(word);
  return digits ? { word: `${digits[1]}th`, length: 1 } : null;
}

/** Whether nothing but a blank or a hyphen stands before a word: 'two, three' are two numbers. */
function isClose(words: readonly Word[], index: number, text: string): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  return previous !== undefined && word !== undefined && /^(?:\s+|-)$/.test(text.slice(previous.end, word.start));
}

function decimal(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
