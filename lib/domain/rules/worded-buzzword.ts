/** An element of a rule with the ways in which it is worded. */
export type WordedBuzzword = {
  /** As it stands in the rule's text. */
  phrase: string;
  /** Terms that count as the phrase. */
  synonyms: string[];
  /** What learners write who know it, in other words; none where nobody has written them down. */
  paraphrases?: string[];
  /** What learners write who have it wrong. */
  misstatements?: string[];
};
