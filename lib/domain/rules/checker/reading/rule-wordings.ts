import { WordedAnswer } from '@/lib/domain/rules/checker/alignment/worded-answer';
import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { type RuleToCheck, readRule } from './rule-reading';
import { readWordings, type Sign, type Wording } from './signs';

/** The ways in which an element is worded. */
export type ElementWordings = {
  /** Its phrase, synonyms and paraphrases. */
  right: readonly RightWording[];
  /** Its misstatements, each with how much of it stands in the rule itself: in order, and in one sentence. */
  wrong: readonly { wording: Wording; foundInRule: number; gatheredInRule: number }[];
  /** Stems that misstatements use and neither the rule nor a right wording does. */
  wrongStems: ReadonlySet<string>;
};

/**
 * What is said of an element. A phrase takes denials from the sentence around it: whether it does in the rule, where its
 * words are found in their order.
 */
export type RightWording = { wording: Wording; isDeniedInOrder: boolean };

/** A process checks many answers to the same rules: their wordings are read once. */
const known = new WeakMap<RuleToCheck, readonly ElementWordings[]>();

/** The wordings of each element of a rule, in their order. */
export function wordingsOf(rule: RuleToCheck, abbreviations: AbbreviationIndex): readonly ElementWordings[] {
  const before = known.get(rule);
  if (before) return before;
  const { signs } = readRule(rule, abbreviations);
  const text = new WordedAnswer(signs);
  const ruleStems = stemsOf(signs);
  const read = readWordings(
    rule.buzzwords.flatMap(({ phrase, synonyms, paraphrases = [], misstatements = [] }) => [
      phrase,
      ...synonyms,
      ...paraphrases,
      ...misstatements,
    ]),
    abbreviations,
  );
  const wordings = rule.buzzwords.map(({ phrase, synonyms, paraphrases = [], misstatements = [] }) => {
    const next = (texts: readonly string[]) => read.splice(0, texts.length);
    const [inRule, own, wrong] = [next([phrase, ...synonyms]), next(paraphrases), next(misstatements)];
    const phraseWording = inRule[0] as Wording;
    const isDeniedInOrder = text.find(phraseWording).isContradicted;
    const right = [
      ...inRule.map((wording) => ({ wording, isDeniedInOrder })),
      ...own.map((wording) => ({ wording, isDeniedInOrder: false })),
    ];
    const rightStems = stemsOf(right.flatMap(({ wording }) => wording.weighted));
    return {
      right,
      wrong: wrong.map((wording) => ({
        wording,
        foundInRule: text.find(wording).share,
        gatheredInRule: text.gather(wording).share,
      })),
      wrongStems: new Set(
        [...stemsOf(wrong.flatMap(({ weighted }) => weighted))].filter(
          (stem) => !ruleStems.has(stem) && !rightStems.has(stem),
        ),
      ),
    };
  });
  known.set(rule, wordings);
  return wordings;
}

function stemsOf(signs: readonly Sign[]): Set<string> {
  return new Set(signs.flatMap(({ stem, weight }) => (weight > 0 ? [stem] : [])));
}
