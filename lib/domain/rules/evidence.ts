import type { Comparison } from './comparison';
import { alignmentOf, type Element } from './elements';
import { type Conflict, FINDERS } from './examine';
import type { Sign, WordedAnswer } from './wordings';

export type ElementWordings = {
  right: readonly (readonly Sign[])[];
  wrong: readonly (readonly Sign[])[];
  wrongInRule: readonly number[];
  ruleStems: ReadonlySet<string>;
};

export function gatherEvidence(
  element: Element,
  comparison: Comparison,
  found: readonly Conflict[],
  wordings: ElementWordings,
  answer: WordedAnswer,
  stated: boolean,
): Record<string, number> {
  const { strength, own, context, found: links } = alignmentOf(element, comparison);
  let [right, bag, bagTurned, bagSentence] = [0, 0, 0, -1];
  let bagGap = 0;
  for (const wording of wordings.right) {
    right = Math.max(right, answer.find(wording, right + 0.01)?.share ?? 0);
    const g = answer.gather(wording);
    if (g.share > bag) [bag, bagTurned, bagSentence] = [g.share, g.isTurned ? 1 : 0, g.sentence];
    bagGap = Math.max(bagGap, g.isTurned ? 0 : g.share);
  }
  let [wrong, margin, wrongBag] = [0, -1, 0];
  wordings.wrong.forEach((wording, at) => {
    const share = answer.find(wording, 0)?.share ?? 0;
    if (share > wrong) wrong = share;
    margin = Math.max(margin, share - (wordings.wrongInRule[at] ?? 0));
    const g = answer.gather(wording);
    if (!g.isTurned) wrongBag = Math.max(wrongBag, g.share);
  });
  const { rule } = comparison;
  const terms = links.filter((l) => !l.isShared).map((l) => l.term);
  const [first, last] = [Math.min(...terms.map((t) => t.index)), Math.max(...terms.map((t) => t.index))];
  const sentences = terms.map((t) => t.sentence);
  const home = sentences.toSorted((a, b) => sentences.filter((s) => s === b).length - sentences.filter((s) => s === a).length)[0] ?? bagSentence;
  const near = comparison.answer.matter.filter((t) => t.reading === 0 && t.sentence === home && (terms.length === 0 || (t.index >= first - 3 && t.index <= last + 3)));
  const weight = (w: string) => (/^\d/.test(w) ? 2 : 1);
  const rightStems = new Set(wordings.right.flatMap((w) => w.map(({ stem }) => stem)));
  const wrongStems = new Set(wordings.wrong.flatMap((w) => w.flatMap(({ stem, weight: k }) => (k > 0 ? [stem] : []))));
  const foreign = near.filter((t) => !comparison.ruleOf.has(t) && !rightStems.has(t.stem) && !wordings.ruleStems.has(t.stem));
  const here = answer.signs.filter(({ term }) => term.sentence === home);
  const wrongWords = new Set(here.filter((s) => s.weight > 0 && wrongStems.has(s.stem) && !rightStems.has(s.stem) && !wordings.ruleStems.has(s.stem)).map((s) => s.stem)).size;
  const wrongOperators = new Set(here.filter((s) => s.weight > 0 && s.term.isFunction && wrongStems.has(s.stem) && !rightStems.has(s.stem)).map((s) => s.stem)).size;
  const paraWords = new Set(here.filter((s) => s.weight > 0 && rightStems.has(s.stem) && !wordings.ruleStems.has(s.stem) && !wrongStems.has(s.stem)).map((s) => s.stem)).size;
  const heaviest = Math.max(0, ...element.matter.filter((at) => !comparison.links[at] || comparison.links[at]?.isShared).map((at) => weight(rule.matter[at]?.word ?? '')));
  const stances = links.filter((l) => !l.isShared).map((l) => [comparison.ruleStances[rule.matter[l.at]?.index ?? 0]?.sign ?? 0, comparison.answerStances[l.term.index]?.sign ?? 0] as const);
  const opposed = stances.length === 0 ? 0 : stances.filter(([a, b]) => a * b === -1).length / stances.length;
  const agreed = stances.length === 0 ? 0 : stances.filter(([a, b]) => a * b === 1).length / stances.length;
  const ruleHome = rule.matter[element.matter[0] ?? -1]?.sentence;
  const ruleDenials = comparison.ruleStances.filter((s, i) => rule.words[i]?.sentence === ruleHome && s.sign === -1 && s.distance === 0).length;
  const answerDenials = here.filter((s) => s.isDenial).length;
  const links2 = comparison.links;
  const sameSentence = rule.matter.flatMap((t, at) => (t.sentence === ruleHome && !element.matter.includes(at) ? [at] : []));
  const around = sameSentence.length === 0 ? 0.5 : sameSentence.filter((at) => links2[at] && !links2[at]?.isShared && links2[at]?.term.sentence === home).length / sameSentence.length;
  const exact = links.filter((l) => !l.isShared && rule.matter[l.at]?.stem === l.term.stem).length / Math.max(1, element.matter.length);
  return {
    strength: Math.min(1.2, strength), own: Math.min(1.2, own), exact, context, around, right, bag, bagGap, bagTurned, wrong, margin, wrongBag,
    rightMinusWrong: right - wrong, bagMinusWrong: bag - wrongBag,
    foreign: foreign.length, foreignShare: near.length === 0 ? 0 : foreign.length / near.length, wrongWords, wrongOperators, paraWords, heaviest, opposed, agreed,
    denialGap: Math.abs((ruleDenials % 2) - (answerDenials % 2)), answerDenials: Math.min(3, answerDenials),
    stated: stated ? 1 : 0,
    ...Object.fromEntries(FINDERS.map((name) => [name, found.some((f) => f.finder === name && f.element === element) ? 1 : 0])),
  };
}
