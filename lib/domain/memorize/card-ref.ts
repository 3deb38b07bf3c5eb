/** A card is either a rule or one of the learner's own. */
export type CardRef = { ruleId: string } | { ownCardId: string };

/** One name for a card of either kind. */
export function cardKey(ref: CardRef): string {
  return 'ruleId' in ref ? `rule:${ref.ruleId}` : `own:${ref.ownCardId}`;
}
