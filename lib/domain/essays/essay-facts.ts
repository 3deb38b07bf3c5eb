import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { readText, type ReadText, type Token } from '@/lib/domain/text/read-text';
import { stemOf } from '@/lib/domain/text/stem';

/** What words of the question tell that an answer speaks of this case: names most, plain words least. */
const WEIGHTS = { name: 1.5, number: 0.75, word: 0.5, party: 0.4 } as const;

/** Parties by their part in the suit, as answers call them ('π', 'D', 'the plaintiff'). */
const PARTY_STEMS = new Set(['plaintiff', 'defendant', 'π', 'δ'].map(stemOf));

/** Capitalised words of any legal text. */
const GENERIC_NAMES = new Set(
  `rule rules section article act code court supreme federal state states united america american constitution amendment
  clause congress senate legislature california delaware law evidence inc corp company llc january february march april
  may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  mr mrs ms dr discuss`.split(/\s+/),
);

/** Stems of words that stand in one question in thirty or more, whatever it is about. */
const COMMON_STEMS = new Set(
  `accept account across action admitted agreed allows alone answer anyone anything appeal applies argued arrested asked
  away back bank basis began believed bill boat bought breach broke brought building burned business called came car care
  carried case cause changed charged check children choice citizen city claim clerk closed common company complaint consent
  contract conveyed convicted cost counsel county court crime cross customer cut damages date day decided declaration deed
  defense delivered demanded denied died directs discuss dismiss diversity door drive due earned else emailed enacted end
  entered evening evidence examination fact failed fair false farm fault federal fee fell filed fine fire follows forbids
  form former found friend full gave good government ground half hand hearing hearsay held hired home hospital hour house
  hurt including injury inside inspect interest job judge judgment jurisdiction jury kept killed knew lack land last late
  later law lawyer learned left letter liability light like limitations line lived load loan locked long looked lost made
  mailed majority maker man manager matter meant mention met minutes money month morning motion moved name needed
  negligence neighbor new next night note notice now objects offers officers old once open operator order owed owner owns
  page paid paper part party passed percent person place plaintiff plan pleaded police price private promised proper
  property prosecutor prove provides public put question raised ran reached read reasonable received recorded recover
  refused relying rent repair replied report requires rest return right rule said savings saw search sent separate served
  set several shares shop show side signed small sold sought spent stand state statement statute stay stolen stood stopped
  struck subject sue sued suit suppress tax telephoned terms testify testimony thought time title told took town trial
  tried turned twice used valid value violations walked wall want water way week well went whole wished witness woman word
  work worth wrote year`
    .split(/\s+/)
    .map(stemOf),
);

/** Weight of each stem that ties an answer to the essay's facts. */
export type EssayFacts = ReadonlyMap<string, number>;

/**
 * The facts of a question: its proper names, its numbers, and the words that are neither law
 * (`lawStems`) nor common to most questions.
 */
export function factsOf({ text, sentences }: ReadText, lawStems: ReadonlySet<string>): EssayFacts {
  const facts = new Map<string, number>([...PARTY_STEMS].map((stem) => [stem, WEIGHTS.party]));
  for (const { tokens } of sentences) {
    tokens.forEach((token, index) => {
      if (token.isFunction || lawStems.has(token.stem) || token.word.length < 2) return;
      const weight = weightOf(token, index > 0 && /^\p{Lu}/u.test(text.slice(token.start, token.end)));
      if (weight > 0) facts.set(token.stem, Math.max(weight, facts.get(token.stem) ?? 0));
    });
  }
  return facts;
}

function weightOf({ word, stem }: Token, isCapitalized: boolean): number {
  if (GENERIC_NAMES.has(word)) return 0;
  if (/^\d/.test(word)) return WEIGHTS.number;
  if (isCapitalized) return WEIGHTS.name;
  return COMMON_STEMS.has(stem) ? 0 : WEIGHTS.word;
}

/** Stems of all words that texts of law use. */
export function stemsOf(texts: readonly string[]): Set<string> {
  const abbreviations = new AbbreviationIndex([]);
  return new Set(texts.flatMap((text) => readText(text, abbreviations).sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem))));
}
