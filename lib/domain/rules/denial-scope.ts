import type { Comparison } from './comparison';
import { ownLink } from './comparison';
import type { Term } from './terms';
import type { Pair } from './word-pairs';

/** Verbs that say no more than that there is something, or must be. */
const LIGHT_VERBS = new Set(
  'need requir have get give make take creat rais show prove establish find mean impos owe count constitut matter us provid afford'.split(
    ' ',
  ),
);

const QUALIFYING = /(?:al|ly|ive|ous|ible|able|ic|ary|ful|less|ent|ant|ual)$/;

const HEAD_REACH = 3;

const AROUND = 6;

/** Whether all that stands around a word of the answer is of another sentence of the rule. */
export function speaksOfOther({ ruleWord, answerWord }: Pair, { rule, answer, ruleOf }: Comparison): boolean {
  const around = answer.matter.flatMap((term) => {
    const at = ruleOf.get(term);
    const isNear = term.index !== answerWord && Math.abs(term.index - answerWord) <= AROUND;
    const isHere = term.sentence === answer.words[answerWord]?.sentence && !isPastStop(term.index, answerWord, answer);
    return at !== undefined && isNear && isHere ? [rule.matter[at]?.sentence] : [];
  });
  return around.length > 1 && !around.includes(rule.words[ruleWord]?.sentence);
}

/** Whether a full stop stands between two words, were it that of a short form: 'cuts off D. Intervening force'. */
function isPastStop(one: number, other: number, { words, text }: Comparison['answer']): boolean {
  const [first, last] = one < other ? [words[one], words[other]] : [words[other], words[one]];
  return /[.;]\s/.test(text.slice(first?.end, last?.start));
}

/** 'Protects against disclosure of what was said' protects what was said. */
export function isGuarded(scope: readonly Pair[], side: 'rule' | 'answer', comparison: Comparison): boolean {
  return comparison[side].words[scope[0]?.[side].cue ?? -1]?.word === 'against';
}

/** Whether a word only says whose thing is spoken of: 'nobody pays the firm's debts' says nothing of the firm. */
export function isOwner({ ruleWord, answerWord }: Pair, { rule, answer }: Comparison): boolean {
  return isPossessive(rule, ruleWord) || isPossessive(answer, answerWord);
}

function isPossessive({ words, text }: Comparison['rule'], index: number): boolean {
  const { start = 0, end = 0 } = words[index] ?? {};
  return /['’]s$|s['’]$/.test(text.slice(start, end + 1).trimEnd());
}

/** 'Burdens no more speech than needed' denies a measure, of which a text without one says nothing. */
export function isMeasured(pair: Pair, side: 'rule' | 'answer', { rule, answer }: Comparison): boolean {
  const { cue, distance } = pair[side];
  const [{ words }, place, other, otherPlace] =
    side === 'rule' ? [rule, pair.ruleWord, answer, pair.answerWord] : [answer, pair.answerWord, rule, pair.ruleWord];
  if (distance > 0 || cue < 0 || place < cue) return false;
  const hasMeasure = (terms: readonly Term[]) => terms.some(({ word }) => /^(?:more|less|fewer|greater)$/.test(word));
  return (
    hasMeasure(words.slice(cue + 1, place)) && !hasMeasure(other.words.slice(Math.max(0, otherPlace - 3), otherPlace))
  );
}

/** Whether what the cue governs is a verb that the other text has not: 'does not lose its defenses' denies no defenses. */
export function deniesOtherVerb(
  opposed: readonly Pair[],
  side: 'rule' | 'answer',
  { rule, answer, links, ruleOf }: Comparison,
) {
  const { words, text } = side === 'rule' ? rule : answer;
  const cue = opposed[0]?.[side].cue ?? -1;
  const isKnown = (term: Term) =>
    side === 'answer'
      ? ruleOf.has(term)
      : rule.matter.some((one, at) => one.index === term.index && ownLink(links, at));
  // Where both protect, neither denies what is protected.
  const guard = words[cue]?.word === 'against' && words[cue - 1];
  if (guard && isKnown(guard)) return true;
  // 'No confrontation problem' denies a problem.
  const hasUnknownHead = (pair: Pair) => {
    const place = side === 'rule' ? pair.ruleWord : pair.answerWord;
    const [word, head] = [words[place], words[place + 1]];
    const gap = text.slice(word?.end, head?.start);
    return head !== undefined && !head.isFunction && /^\s+$/.test(gap) && !isKnown(head);
  };
  return opposed.every((pair) => {
    const { kind } = pair[side];
    if ((kind === 'noun' || kind === 'object') && opposed.length === 1) return hasUnknownHead(pair);
    const place = side === 'rule' ? pair.ruleWord : pair.answerWord;
    if (kind !== 'verb' || place < cue) return false;
    return words
      .slice(cue + 1, place)
      .some((term) => !term.isFunction && !LIGHT_VERBS.has(term.stem) && !term.word.endsWith('ly') && !isKnown(term));
  });
}

/** Whether a word stands before another noun than in the rule: 'actually provoked' says nothing of 'no actual cooling off'. */
export function qualifiesOther({ ruleWord, answerWord }: Pair, { rule, answer, links }: Comparison): boolean {
  const head = rule.matter.findIndex(({ index }) => index === ruleWord + 1);
  const gap = rule.text.slice(rule.words[ruleWord]?.end, rule.words[ruleWord + 1]?.start);
  if (head < 0 || /\S/.test(gap) || !QUALIFYING.test(rule.words[ruleWord]?.word ?? '')) return false;
  const link = ownLink(links, head)?.term;
  const isHeadElsewhere = link !== undefined && Math.abs(link.index - answerWord) > HEAD_REACH;
  const next = answer.words[answerWord + 1];
  const hasOtherHead = next !== undefined && !next.isFunction && next.sentence === answer.words[answerWord]?.sentence;
  return isHeadElsewhere && hasOtherHead;
}
