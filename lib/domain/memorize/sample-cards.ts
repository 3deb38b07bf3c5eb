/** The three cards that the memorize screen opens with; they are not scheduled. */
export const SAMPLE_CARDS = [
  {
    front: 'Battery elements',
    back: 'An intentional act that causes a harmful or offensive contact with the person of another.\n\n1. Act\n2. Intent to cause the contact (or the apprehension of it)\n3. Harmful or offensive contact\n4. Causation',
    buzzwords: ['intentional', 'harmful or offensive contact'],
  },
  {
    front: 'Hearsay',
    back: 'An out-of-court statement offered to prove the truth of the matter asserted. It is inadmissible unless an exclusion or an exception applies.',
    buzzwords: ['out-of-court statement', 'truth of the matter asserted'],
  },
  {
    front: 'Diversity Jurisdiction',
    back: 'A federal court may hear a case between citizens of different states when the amount in controversy exceeds $75,000. Diversity must be complete: no plaintiff may share a citizenship with any defendant.',
    buzzwords: ['citizens of different states', 'amount in controversy exceeds $75,000', 'complete'],
  },
] as const;
