/** The places of some words by each of their keys, so that like words are found without comparing all with all. */
export function placesByKey<Word, Key>(
  words: readonly Word[],
  keysOf: (word: Word) => readonly Key[],
): ReadonlyMap<Key, readonly number[]> {
  const places = new Map<Key, number[]>();
  words.forEach((word, at) => {
    for (const key of keysOf(word)) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
    }
  });
  return places;
}
