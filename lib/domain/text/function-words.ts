/** Words that carry grammar rather than content; a phrase is found whatever of them stands between. */
const FUNCTION_WORDS = new Set(
  `a an the this that these those such same other another each every any some all both either neither nor one own
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs
  himself herself itself themselves myself yourself who whom whose which what whoever whatever there here
  and or but so yet if then than as because since although though while whereas when where whether until unless
  of in on at by to from for with without within into onto upon over under about against between among through during
  before after above below up down out off per via toward towards
  is are was were be been being am has have had having do does did doing done
  may might must can could shall should will would cannot ought
  not no never none nobody nothing only also too very just even still already again ever more most less least much many
  however therefore thus hence accordingly consequently moreover furthermore nevertheless otherwise instead rather
  how why let i.e e.g etc`
    .split(/\s+/)
    .filter(Boolean),
);

const ARTICLES = new Set(['a', 'an', 'the']);

/** Verb forms that make a run of words a sentence, beyond what endings show. */
const AUXILIARIES = new Set(
  `is are was were be been am has have had do does did may might must can could shall should will would cannot ought
  isnt arent wasnt werent hasnt havent hadnt dont doesnt didnt mustnt cant couldnt shouldnt wont wouldnt neednt mightnt`.split(
    /\s+/,
  ),
);

/** Whether a normalized word (see words.ts) is grammar; contracted negations are. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || AUXILIARIES.has(word);
}

export function isArticle(word: string): boolean {
  return ARTICLES.has(word);
}

/** Whether a normalized word is an auxiliary or modal verb, negated or not. */
export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word);
}
