const stems = (list: string) => new Set(list.trim().split(/\s+/));

/** Stems that say little by themselves: light verbs, and what every seventh rule of the default pack speaks of. */
const PALE = stems(`
  parti person case action court rule act made make given give take matter state thing time on part us way set need requir
  law reason interest right know get put let keep come go do mean exercis basi manner extent fashion exist occur
`);
/** Stems that one rule in fifteen or more speaks of … */
const COMMON = stems(`
  admiss agre benefit breach california case circumst claim common community conduct consent contract crime damag
  defendant defens die disclos duti effect enforc except fact fail fair faith gener good harm inform injur judgment
  land lawyer legal liabl limit lose materi matter mean mere notic order part perform plaintiff protect prove public
  purpos reasonab recov relat separ show spous subject substanti term valid valu
`);
/** … or one in thirty. */
const FREQUENT = stems(`
  aba accept action actual advers agent allow amend appli aris author avoid bar becom believ bind burden busi buyer
  care chang charg child civil clear client close come commit complet condit congress consideration control convei
  corpor creat crimin dai danger deal debt decid deni direct due employe end enough estat exist expect expens express
  extent feder fee file find forc fraud gift govern ground hold includ independ instrument issu joint juri jurisdict
  keep lack later leav like marriag member merchandis minor mistak monei name natur necessari neglig object obtain
  occur offer offic onc ordinarili origin other outsid ow owner pass physic place polic possess power present presum
  prevent price principal privat probabl profit promis proper provid question reach receiv reckless record refus reli
  remedi request rest result risk secur sell seller serv servic share sign special specif statement statute strict
  support testimoni titl tort transact transfer trial trust violat waiv warrant whole wit word work wrong
`);
const PALE_WEIGHT = 0.5;
const COMMON_WEIGHT = 0.75;
const RARE_WEIGHT = 1.25;

/** How much a word tells of what is spoken of, by how few rules speak of it: 0.5 to 1.25. */
function wordWeight(stem: string): number {
  if (PALE.has(stem)) return PALE_WEIGHT;
  if (COMMON.has(stem)) return COMMON_WEIGHT;
  return FREQUENT.has(stem) ? 1 : RARE_WEIGHT;
}

/** Whether a word says little by itself. */
export function isPale({ stem }: { stem: string }): boolean {
  return PALE.has(stem);
}

/** A number is what an element with one is about. */
const NUMBER_WEIGHT = 2;
/** What only completes the word before it ('away' in 'carry away') tells little. */
const TAIL_WEIGHT = 0.3;

/** How much a word of a text tells: numbers most. */
export function weightOf({ word, stem, isTail }: { word: string; stem: string; isTail: boolean }): number {
  if (/^\d/.test(word)) return NUMBER_WEIGHT;
  return isTail ? TAIL_WEIGHT : wordWeight(stem);
}
