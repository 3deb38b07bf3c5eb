'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { type AnswerPlace, draftOutbox, isSamePlace, sendWaitingDrafts, thisTab } from '@/lib/client/essay-drafts';
import { keepSending } from '@/lib/client/sending';

/** Sends the answers that were left before the server had them, and tells of which essays some still wait. */
export function useWaitingDrafts(
  userId: string,
  place: AnswerPlace | null,
  onWaiting: (essayIds: ReadonlySet<string>) => void,
): void {
  const isOpen = useEffectEvent((other: AnswerPlace) => place !== null && isSamePlace(place, other));
  const told = useRef('');
  const tell = useEffectEvent(() => {
    // Of the answer that is open its own status line tells.
    const waiting = draftOutbox.list(userId).filter((draft) => draft.tabId !== thisTab() || !isOpen(draft));
    const essayIds = new Set(waiting.map(({ essayId }) => essayId));
    const news = [...essayIds].join(' ');
    if (news === told.current) return;
    told.current = news;
    onWaiting(essayIds);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of place another answer may have been left.
  useEffect(() => {
    tell();
    const stopWatching = draftOutbox.watch(() => tell());
    const sending = keepSending(() => sendWaitingDrafts(userId, (other) => isOpen(other)));
    return () => {
      stopWatching();
      sending.stop();
    };
  }, [userId, place?.essayId, place?.examId]);
}
