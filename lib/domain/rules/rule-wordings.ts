import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { placedSigns, readWording, type Sign } from './signs';
import { readTerms } from './terms';
import { WordedAnswer } from './worded-answer';
import type { WordedBuzzword } from './worded-buzzword';

/** The ways in which an element is worded. */
export type ElementWordings = {
  /** Its phrase, synonyms and paraphrases. */
  right: readonly (readonly Sign[])[];
  /** Its misstatements, each with how much of it stands in the rule itself: in order, and in one sentence. */
  wrong: readonly { signs: readonly Sign[]; foundInRule: number; gatheredInRule: number }[];
  /** Stems that right wordings use and neither the rule nor a misstatement does. */
  rightStems: ReadonlySet<string>;
  /** Stems that misstatements use and neither the rule nor a right wording does. */
  wrongStems: ReadonlySet<string>;
};

type WordedRule = { text: string; buzzwords: readonly WordedBuzzword[] };

/** A process checks many answers to the same rules: their wordings are read once. */
const known = new WeakMap<WordedRule, readonly ElementWordings[]>();

/** The wordings of each element of a rule, in their order. */
export function wordingsOf(rule: WordedRule, abbreviations: AbbreviationIndex): readonly ElementWordings[] {
  const read = known.get(rule);
  if (read) return read;
  const signs = placedSigns(readTerms(rule.text, abbreviations));
  const text = new WordedAnswer(signs);
  const ruleStems = stemsOf([signs]);
  const wordings = rule.buzzwords.map(({ phrase, synonyms, paraphrases = [], misstatements = [] }) => {
    const right = [phrase, ...synonyms, ...paraphrases].map((wording) => readWording(wording, abbreviations));
    const wrong = misstatements.map((wording) => readWording(wording, abbreviations));
    const [rightStems, wrongStems] = [stemsOf(right), stemsOf(wrong)];
    return {
      right,
      wrong: wrong.map((one) => ({
        signs: one,
        foundInRule: text.find(one).share,
        gatheredInRule: text.gather(one).share,
      })),
      rightStems: new Set([...rightStems].filter((stem) => !ruleStems.has(stem) && !wrongStems.has(stem))),
      wrongStems: new Set([...wrongStems].filter((stem) => !ruleStems.has(stem) && !rightStems.has(stem))),
    };
  });
  known.set(rule, wordings);
  return wordings;
}

function stemsOf(wordings: readonly (readonly Sign[])[]): Set<string> {
  return new Set(wordings.flatMap((signs) => signs.flatMap(({ stem, weight }) => (weight > 0 ? [stem] : []))));
}
