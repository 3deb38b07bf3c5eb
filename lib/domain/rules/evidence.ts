import { type Comparison, ownLink } from './comparison';
import { alignmentOf, type Element } from './elements';
import { type Conflict, type Examination, FINDERS } from './examine';
import type { ElementWordings } from './rule-wordings';
import { type PlacedSign, placedSigns } from './signs';
import type { WordedAnswer } from './worded-answer';

/** What speaks for and against an element's being stated; shares are 0 to 1, the rest counts. */
export type Evidence = Record<EvidenceName, number>;

export type EvidenceName = (typeof EVIDENCE)[number];

/** Every kind of evidence, in the order in which it is shown. */
export const EVIDENCE = [
  'exact',
  'own',
  'strength',
  'context',
  'around',
  'stated',
  'others',
  'right',
  'gathered',
  'turned',
  'wrong',
  'wrongMargin',
  'wrongGathered',
  'rightStems',
  'wrongStems',
  'foreign',
  'foreignShare',
  'lacking',
  'opposed',
  'agreed',
  'denials',
  'moreDenials', 'fewerDenials', 'strange', 'strangeShare', 'strangeOperators',
  ...FINDERS,
] as const;

/** Words around an element's own in which others still belong to it. */
const BESIDE = 3;

/** Weighs nothing: sets down what can be seen of each element in an answer. */
export function gatherEvidence(
  { comparison, elements, statements, conflicts }: Examination,
  wordings: readonly ElementWordings[],
  answer: WordedAnswer,
): Evidence[] {
  const allRight = new Set(wordings.flatMap(({ rightStems }) => [...rightStems]));
  const ruleSigns = placedSigns(comparison.rule);
  const ruleDenialsIn = (sentence: number | undefined) => ruleSigns.filter(({ isDenial, term }) => isDenial && term.sentence === sentence).length;
  const found = elements.map((element, index) => ({
    ...fromAlignment(element, comparison),
    ...fromWordings(wordings[index] as ElementWordings, answer),
    ...fromSurroundings(element, comparison, wordings[index] as ElementWordings, answer, allRight, ruleDenialsIn),
    ...fromConflicts(element, conflicts),
    stated: statements[index] ? 1 : 0,
  }));
  const told = found.map(({ strength, right }) => Math.min(1, Math.max(strength, right)));
  const sum = told.reduce((total, one) => total + one, 0);
  return found.map((one, index) => ({
    ...one,
    others: (sum - (told[index] as number)) / Math.max(1, told.length - 1),
  }));
}

/** How its words are paired with those of the answer. */
function fromAlignment(element: Element, comparison: Comparison) {
  const { found, strength, own, context } = alignmentOf(element, comparison);
  const { rule, links, ruleStances, answerStances } = comparison;
  const linked = found.filter(({ isShared }) => !isShared);
  const signs = linked.map(
    ({ at, term }) => (ruleStances[rule.matter[at]?.index ?? -1]?.sign ?? 0) * (answerStances[term.index]?.sign ?? 0),
  );
  const open = element.matter.filter((at) => !ownLink(links, at));
  return {
    exact: share(linked, ({ at, term }) => rule.matter[at]?.stem === term.stem, element.matter.length),
    own,
    strength,
    context,
    lacking: Math.max(0, ...open.map((at) => (/^\d/.test(rule.matter[at]?.word ?? '') ? 2 : 1))),
    opposed: share(signs, (sign) => sign === -1),
    agreed: share(signs, (sign) => sign === 1),
  };
}

/** How near the answer comes to its right wordings and to its wrong ones. */
function fromWordings({ right, wrong }: ElementWordings, answer: WordedAnswer) {
  let [inOrder, gathered, turned] = [0, 0, 0];
  for (const wording of right) {
    inOrder = Math.max(inOrder, answer.find(wording, inOrder).share);
    const { share: found, isTurned } = answer.gather(wording);
    if (isTurned) turned = Math.max(turned, found);
    else gathered = Math.max(gathered, found);
  }
  let [misstated, margin, misgathered] = [0, -1, 0];
  for (const { signs, shareInRule } of wrong) {
    const { share: found } = answer.find(signs);
    misstated = Math.max(misstated, found);
    margin = Math.max(margin, found - shareInRule);
    const { share: inSentence, isTurned } = answer.gather(signs);
    if (!isTurned) misgathered = Math.max(misgathered, inSentence);
  }
  return {
    right: inOrder,
    gathered,
    turned: turned > gathered ? 1 : 0,
    wrong: misstated,
    wrongMargin: margin,
    wrongGathered: misgathered,
  };
}

/** What else stands where the answer speaks of it. */
function fromSurroundings(
  element: Element,
  { rule, answer: { matter }, links, ruleOf }: Comparison,
  { rightStems, wrongStems }: ElementWordings,
  answer: WordedAnswer,
  allRight: ReadonlySet<string>,
  ruleDenialsIn: (sentence: number | undefined) => number,
) {
  const linked = element.matter.flatMap((at) => ownLink(links, at)?.term ?? []);
  const home = mostFrequent(linked.map(({ sentence }) => sentence)) ?? -1;
  const [first, last] = [Math.min(...linked.map(({ index }) => index)), Math.max(...linked.map(({ index }) => index))];
  const near = matter.filter(
    ({ reading, sentence, index }) =>
      reading === 0 && sentence === home && index >= first - BESIDE && index <= last + BESIDE,
  );
  const foreign = near.filter((term) => !ruleOf.has(term) && !rightStems.has(term.stem));
  const here = answer.signs.filter(({ term }) => term.sentence === home);
  const ruleHome = rule.matter[element.matter[0] ?? -1]?.sentence;
  const beside = rule.matter.flatMap(({ sentence }, at) =>
    sentence === ruleHome && !element.matter.includes(at) ? [at] : [],
  );
  const whole = matter.filter(({ reading, sentence, isFunction }) => reading === 0 && sentence === home && !isFunction);
  const ruleSigns = new Set([...rule.matter, ...rule.words].map(({ stem }) => stem));
  const strange = whole.filter((term) => !ruleOf.has(term) && !ruleSigns.has(term.stem) && !allRight.has(term.stem));
  const ruleDenials = ruleDenialsIn(ruleHome);
  return {
    around: share(beside, (at) => ownLink(links, at)?.term.sentence === home),
    foreign: foreign.length,
    foreignShare: share(near, (term) => foreign.includes(term)),
    rightStems: countStems(here, rightStems),
    wrongStems: countStems(here, wrongStems),
    denials: here.filter(({ isDenial }) => isDenial).length,
    moreDenials: Math.max(0, here.filter(({ isDenial }) => isDenial).length - ruleDenials),
    fewerDenials: Math.max(0, ruleDenials - here.filter(({ isDenial }) => isDenial).length),
    strange: strange.length,
    strangeShare: share(whole, (term) => strange.includes(term)),
    strangeOperators: countStems(here.filter(({ weight, isGrammar }) => weight >= 0.5 && isGrammar), new Set(here.filter(({ stem }) => !ruleSigns.has(stem)).map(({ stem }) => stem))),
  };
}

function fromConflicts(element: Element, conflicts: readonly Conflict[]) {
  const finders = new Set(conflicts.flatMap((one) => (one.element === element ? [one.finder] : [])));
  return Object.fromEntries(FINDERS.map((finder) => [finder, finders.has(finder) ? 1 : 0])) as Record<
    Conflict['finder'],
    number
  >;
}

function countStems(signs: readonly PlacedSign[], stems: ReadonlySet<string>): number {
  return new Set(signs.flatMap(({ stem }) => (stems.has(stem) ? [stem] : []))).size;
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (one: number) => numbers.filter((other) => other === one).length;
  return numbers.toSorted((one, other) => count(other) - count(one))[0];
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean, total = items.length): number {
  return total === 0 ? 0 : items.filter(isCounted).length / total;
}
