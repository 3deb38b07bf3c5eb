import { useEffect, useMemo, useRef, useState } from 'react';
import { countWords } from '@/lib/domain/essays/count-words';
import type { EssayProgress } from './essay';

/**
 * The progress with the words of answers as they were left on this page, which the list has not heard of. `text` is
 * the answer to the essay that is open, null until it is known.
 */
export function useListedWords(
  progress: EssayProgress[],
  essayId: string | undefined,
  text: string | null,
): EssayProgress[] {
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map());
  const newest = useRef(text);

  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    if (essayId === undefined) return;
    return () => {
      const written = newest.current;
      if (written !== null) setLeft((before) => new Map(before).set(essayId, countWords(written)));
    };
  }, [essayId]);

  return useMemo(
    () => progress.map((entry) => ({ ...entry, words: left.get(entry.essayId) ?? entry.words })),
    [progress, left],
  );
}
