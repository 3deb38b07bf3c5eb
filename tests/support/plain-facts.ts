/** Readable nonsense of sixty-five short words that shares no three in a row with another number's. */
export function plainFacts(number: number): string {
  let state = number + 1;
  const pick = (letters: string) => {
    // Park and Miller's generator: the same number gives the same text.
    state = (state * 48_271) % 2_147_483_647;
    return letters[state % letters.length];
  };
  const word = () => `${pick('bcdfghjklmnprstvw')}${pick('aeiou')}${pick('bdgklmnprst')}`;
  const sentence = () => `The ${Array.from({ length: 12 }, word).join(' ')}.`;
  return Array.from({ length: 5 }, sentence).join(' ');
}
