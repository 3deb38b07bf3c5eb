const stems = (list: string) => new Set(list.trim().split(/\s+/));

/** Stems that say little by themselves: light verbs, and what every seventh rule of the default pack speaks of. */
const PALE = stems(`
  parti person case action court rule act made make given give take matter state thing time on part us way set need requir
  law reason interest right know get put let keep come go do
`);
/** Stems that one rule in thirteen or more speaks of. */
const COMMON = stems(`
  intend properti pai caus evid good claim contract liabl fact substanti duti notic prove valu lose purpos fail damag
  agre conduct show gener valid order perform legal harm
`);
const PALE_WEIGHT = 0.5;
const COMMON_WEIGHT = 0.8;

/** How much a word tells of what is spoken of, by how few rules speak of it; 0.5 to 1. */
export function wordWeight(stem: string): number {
  if (PALE.has(stem)) return PALE_WEIGHT;
  return COMMON.has(stem) ? COMMON_WEIGHT : 1;
}

/** Whether a word says little by itself. */
export function isPale({ stem }: { stem: string }): boolean {
  return PALE.has(stem);
}
