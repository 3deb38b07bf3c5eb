/** What is assumed of learning. No figure of it is known to the plan or to the scheduler. */
export type Assumptions = {
  /** Below 1, forgetting takes so much less time; above 1, more. */
  stability: number;
  /** How far what is drawn for learners strays from FSRS' own parameters and from each other: standard deviations. */
  spread: number;
  /** What each way to meet a rule does to its stability, a review of its card being 1. */
  strength: { card: number; question: number; quiz: number; reading: number };
  /** Logits that a first, spaced question of another issue adds to the skill in its subject. */
  transfer: number;
  /** The most that skill can add. */
  maxSkill: number;
  /** Days without practice after which half of the added skill is left. */
  skillHalfLife: number;
  /** What the rule behind a question is worth in logits: so much more with it, so much less without. */
  ruleWorth: number;
  /** Factor of the time that a card takes, for everybody alike. */
  cardCost: number;
  /** Minutes of every weekday; null for the learner's own. */
  minutes: number | null;
};

export const ASSUMPTIONS: Assumptions = {
  stability: 1,
  spread: 1,
  strength: { card: 1, question: 0.8, quiz: 1.2, reading: 0.4 },
  transfer: 0.012,
  maxSkill: 1.2,
  skillHalfLife: 45,
  ruleWorth: 1.2,
  cardCost: 1,
  minutes: null,
};

/** One assumption changed at a time. */
export const VARIANTS: readonly { name: string; change: Partial<Assumptions> }[] = [
  { name: 'everybody forgets twice as fast', change: { stability: 0.5 } },
  { name: 'everybody forgets half as fast', change: { stability: 2 } },
  { name: 'practice adds no skill', change: { transfer: 0 } },
  { name: 'practice adds twice the skill', change: { transfer: 0.024 } },
  { name: 'a rule is worth half as much', change: { ruleWorth: 0.6 } },
  { name: 'cards take twice as long', change: { cardCost: 2 } },
  {
    name: 'questions teach as little as reading',
    change: { strength: { card: 1, question: 0.4, quiz: 1.2, reading: 0.4 } },
  },
  { name: 'reading is worth a card', change: { strength: { card: 1, question: 0.8, quiz: 1.2, reading: 1 } } },
  { name: '30 minutes a day', change: { minutes: 30 } },
  { name: '60 minutes a day', change: { minutes: 60 } },
  { name: '120 minutes a day', change: { minutes: 120 } },
  { name: '240 minutes a day', change: { minutes: 240 } },
];
