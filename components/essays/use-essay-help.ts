import { useCallback, useEffect, useRef, useState } from 'react';
import { isHelpRemembered, rememberHelp } from '@/lib/client/essay-help';
import { isBlank } from '@/lib/domain/text/blank';

type EssayHelp = { isHelpShown: boolean; showHelp: () => void };

/**
 * Whether help with an essay is shown: from the moment it is asked for until a new attempt begins, which is
 * when the whole answer was taken away. `text` is the answer, null until it is known.
 */
export function useEssayHelp(userId: string, essayId: string | undefined, text: string | null): EssayHelp {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const writtenId = useRef<string>(undefined);
  const isHelpShown = essayId !== undefined && (changed.get(essayId) ?? isHelpRemembered(userId, essayId));

  const set = useCallback(
    (id: string, isShown: boolean) => {
      rememberHelp(userId, id, isShown);
      setChanged((before) => new Map(before).set(id, isShown));
    },
    [userId],
  );

  const isEmpty = text === null ? null : isBlank(text);
  useEffect(() => {
    if (essayId === undefined || isEmpty === null) return;
    if (!isEmpty) writtenId.current = essayId;
    else if (writtenId.current === essayId) {
      writtenId.current = undefined;
      set(essayId, false);
    }
  }, [essayId, isEmpty, set]);

  const showHelp = useCallback(() => {
    if (essayId !== undefined) set(essayId, true);
  }, [essayId, set]);
  return { isHelpShown, showHelp };
}
