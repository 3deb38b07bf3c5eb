import { type Comparison, ownLink } from '@/lib/domain/rules/checker/alignment/comparison';
import { alignmentOf, type Element } from '@/lib/domain/rules/checker/alignment/elements';
import { WordedAnswer } from '@/lib/domain/rules/checker/alignment/worded-answer';
import { type Conflict, type Examination, FINDERS } from '@/lib/domain/rules/checker/examine';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import { type ElementWordings, wordingsOf } from '@/lib/domain/rules/checker/reading/rule-wordings';
import { type PlacedSign, placedSigns } from '@/lib/domain/rules/checker/reading/signs';
import type { Term } from '@/lib/domain/rules/checker/reading/terms';
import type { Steps } from '@/lib/domain/steps/steps';
import { scanWords } from '@/lib/domain/text/words';

/** What speaks for and against an element's being stated; shares are 0 to 1, the rest counts. */
export type Evidence = Record<EvidenceName, number>;

export type EvidenceName = keyof typeof EVIDENCE | (typeof FINDERS)[number];

/** The kinds of evidence beside what finds something contradicted. */
export const EVIDENCE = {
  own: 'words of the phrase that are paired with words of the answer, by weight',
  around: 'other words of its sentence of the rule that stand in the same sentence of the answer',
  waived: 'words such as regardless, however or even in that sentence, and none in the sentence of the rule',
  others: 'how much of the other elements is found',
  silence: 'how closely the other elements follow the rule where nothing at all is found of this one',
  right: 'the likest right wording, its words in their order',
  agreed: 'paired words that both texts state or both deny',
  unclaimed: 'the likest right wording in one sentence, words that say something else of the rule counting less',
  wrong: 'the likest misstatement, its words in their order',
  wrongMargin: 'how much more of a misstatement stands in the answer than in the rule itself',
  wrongGathered: 'the likest misstatement in one sentence, in whatever order',
  wrongWords: 'words that misstatements alone use',
  lacking: 'what is left unpaired: 1 for a word, 2 for a number',
  moreDenials: "denials of that sentence beyond those of the rule's",
} as const;

/** The evidence of an element, and the sentence of the answer that comes nearest to it; -1 for none. */
export type ElementEvidence = { evidence: Evidence; sentence: number };

/** Both texts, as all elements of the rule need them. */
type Texts = {
  comparison: Comparison;
  answer: WordedAnswer;
  ruleSigns: readonly PlacedSign[];
};

/** From this share of a right wording on its sentence comes near an element. */
const NEAR = 0.3;
/** What a word counts for an element that stands for one of another, or for one between them. */
const OTHER_ELEMENT = 0.3;
const OTHER_WORD = 0.5;
/** What makes a condition, or the lack of one, of no account. */
const WAIVERS =
  /\b(?:regardless|irrespective|even|still|anyway|however|whatever|at all|no matter|no difference|n['’]?t matter|(?:is|are) irrelevant|whether or not)\b/i;
/** Less of a misstatement tells nothing. */
const TELLING = 0.4;
/** Up to so much of its own words, and of a right wording, nothing is found of an element. */
const SILENT_OWN = 0.15;
const SILENT_RIGHT = 0.35;

/** Sets down what can be seen of each element of a rule in an answer, and weighs nothing. */
export function* gatherEvidenceInSteps(rule: RuleToCheck, examination: Examination): Steps<ElementEvidence[]> {
  const { comparison, elements, conflicts, abbreviations, ruleSigns } = examination;
  const wordings = wordingsOf(rule, abbreviations);
  yield;
  const texts = {
    comparison,
    answer: new WordedAnswer(placedSigns(comparison.answer, comparison.answerScopes)),
    ruleSigns,
  };
  const found: (Pick<ElementEvidence, 'sentence'> & Omit<Evidence, 'others' | 'silence'>)[] = [];
  for (const [index, element] of elements.entries()) {
    yield;
    const own = wordings[index] as ElementWordings;
    const claims = claimsOn(element, texts, examination.elementOf);
    const { nearest, ...worded } = fromWordings(own, texts.answer, claims);
    const linked = element.content.flatMap((at) => ownLink(comparison.links, at)?.term ?? []);
    const quoted = sentenceQuoting(comparison.answer.words, element.phrase);
    const fallback = quoted >= 0 ? quoted : nearest;
    const sentence = mostFrequent(linked.map((term) => term.sentence)) ?? fallback;
    found.push({
      sentence,
      ...fromAlignment(element, quoted >= 0, comparison),
      ...worded,
      ...fromSentence(element, { sentence, wrongStems: own.wrongStems }, texts),
      ...fromConflicts(element, conflicts),
    });
  }
  const stated = found.map(({ own, right }) => Math.max(own, right));
  return found.map(({ sentence, ...one }, index) => {
    const others = mean(stated.filter((_, at) => at !== index));
    const isSilent = one.own < SILENT_OWN && one.right < SILENT_RIGHT;
    const silence = isSilent ? mean(found.filter((_, at) => at !== index).map(({ own }) => own)) : 0;
    return { sentence, evidence: { ...one, others, silence } };
  });
}

/** How the words of an element are paired with those of the answer. */
function fromAlignment(element: Element, isQuoted: boolean, comparison: Comparison) {
  const { found, own } = alignmentOf(element, comparison);
  const { rule, links, ruleScopes, answerScopes } = comparison;
  const signs = found.map(
    ({ at, term }) => (ruleScopes[rule.content[at]?.index ?? -1]?.sign ?? 0) * (answerScopes[term.index]?.sign ?? 0),
  );
  const open = element.content.filter((at) => !ownLink(links, at));
  return {
    own: isQuoted ? 1 : own,
    lacking: isQuoted ? 0 : Math.max(0, ...open.map((at) => (/^\d/.test(rule.content[at]?.word ?? '') ? 2 : 1))),
    agreed: share(signs, (sign) => sign === 1),
  };
}

/** The sentence of a text in which the words of a phrase stand as they are; -1 for none. */
function sentenceQuoting(words: readonly Term[], phrase: string): number {
  const wanted = scanWords(phrase).map(({ word }) => word);
  if (wanted.length === 0) return -1;
  const first = words.find(({ sentence }, from) =>
    wanted.every((word, offset) => words[from + offset]?.word === word && words[from + offset]?.sentence === sentence),
  );
  return first?.sentence ?? -1;
}

/** How much each sign of the answer counts for an element: less where it stands for another word of the rule. */
function claimsOn(
  element: Element,
  { answer, comparison: { ruleOf } }: Texts,
  elementOf: ReadonlyMap<number, Element>,
): Float32Array {
  return Float32Array.from(answer.signs, ({ term }) => {
    const at = ruleOf.get(term);
    if (at === undefined || elementOf.get(at) === element) return 1;
    return elementOf.has(at) ? OTHER_ELEMENT : OTHER_WORD;
  });
}

/** How near the answer comes to the right wordings of an element and to the wrong ones. */
function fromWordings({ right, wrong }: ElementWordings, answer: WordedAnswer, claims: Float32Array) {
  let [inOrder, nearest, most, unclaimed] = [0, -1, NEAR, 0];
  for (const { wording, isDeniedInOrder } of right) {
    inOrder = Math.max(inOrder, answer.find(wording, inOrder, isDeniedInOrder).share);
    const { share: found, worth, sentence } = answer.gather(wording, claims);
    if (found > most) [most, nearest] = [found, sentence];
    unclaimed = Math.max(unclaimed, worth);
  }
  let [misstated, margin, misgathered] = [0, 0, 0];
  for (const { wording, foundInRule, gatheredInRule } of wrong) {
    // A misstatement has most of its words from the rule: what stands there too tells nothing.
    const { share: found } = answer.find(wording, Math.max(TELLING, foundInRule));
    if (found > foundInRule) misstated = Math.max(misstated, found);
    margin = Math.max(margin, found - foundInRule);
    const { share: inSentence, isContradicted } = answer.gather(wording);
    if (!isContradicted && inSentence > gatheredInRule) misgathered = Math.max(misgathered, inSentence);
  }
  return {
    nearest,
    right: inOrder,
    unclaimed,
    wrong: misstated,
    wrongMargin: margin,
    wrongGathered: misgathered,
  };
}

/** What else the sentence says that comes nearest to an element. */
function fromSentence(
  { content, span }: Element,
  { sentence, wrongStems }: { sentence: number; wrongStems: ReadonlySet<string> },
  { comparison: { rule, answer: read, links }, answer, ruleSigns }: Texts,
) {
  const ruleSentence = rule.words.find(({ start }) => span !== null && start >= span.start)?.sentence;
  const beside = rule.content.flatMap((term, at) =>
    term.sentence === ruleSentence && !content.includes(at) ? [at] : [],
  );
  const here = answer.signs.filter(({ term }) => term.sentence === sentence);
  const denials = countDenials(here);
  const expectedSigns = ruleSigns.filter(({ term }) => term.sentence === ruleSentence);
  const expected = countDenials(expectedSigns);
  const isWaived = WAIVERS.test(textOf(here, read.text)) && !WAIVERS.test(textOf(expectedSigns, rule.text));
  return {
    around: share(beside, (at) => ownLink(links, at)?.term.sentence === sentence),
    waived: isWaived ? 1 : 0,
    wrongWords: new Set(here.flatMap(({ stem }) => (wrongStems.has(stem) ? [stem] : []))).size,
    moreDenials: Math.max(0, denials - expected),
  };
}

function fromConflicts(element: Element, conflicts: readonly Conflict[]) {
  const finders = new Set(conflicts.flatMap((one) => (one.element === element ? [one.finder] : [])));
  return Object.fromEntries(FINDERS.map((finder) => [finder, finders.has(finder) ? 1 : 0])) as Record<
    Conflict['finder'],
    number
  >;
}

/** The stretch of a text that signs cover. */
function textOf(signs: readonly PlacedSign[], text: string): string {
  return text.slice(signs[0]?.term.start ?? 0, signs.at(-1)?.term.end ?? 0);
}

function countDenials(signs: readonly PlacedSign[]): number {
  return signs.filter(({ isDenial }) => isDenial).length;
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (one: number) => numbers.filter((other) => other === one).length;
  return numbers.toSorted((one, other) => count(other) - count(one))[0];
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** What share of some things counts; 0 of none. */
function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isCounted).length / items.length;
}
