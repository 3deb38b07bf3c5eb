'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { type AnswerPlace, draftOutbox, thisTab, type WaitingDraft } from '@/lib/client/essay-drafts';
import { keepSending } from '@/lib/client/sending';
import { sendLeftDrafts } from '@/lib/client/unsent-drafts';

/** Sends the answers that were left before the server had them, and tells of which essays some still wait. */
export function useWaitingDrafts(
  userId: string,
  place: AnswerPlace | null,
  onWaiting: (essayIds: ReadonlySet<string>) => void,
): void {
  const told = useRef('');
  const { essayId, examId } = place ?? {};
  const tell = useEffectEvent((drafts: readonly WaitingDraft[], isOpen: (other: AnswerPlace) => boolean) => {
    // Of the answer that is open its own status line tells.
    const waiting = drafts.filter((draft) => draft.tabId !== thisTab() || !isOpen(draft));
    const essayIds = new Set(waiting.map(({ essayId }) => essayId));
    const news = [...essayIds].join(' ');
    if (news === told.current) return;
    told.current = news;
    onWaiting(essayIds);
  });

  // At every change of place another answer may have been left.
  useEffect(() => {
    const isOpen = (other: AnswerPlace) => other.essayId === essayId && other.examId === examId;
    const stopFollowing = draftOutbox.follow(userId, ({ items }) => tell(items, isOpen));
    const sending = keepSending(async () => ((await sendLeftDrafts(userId)) ? ['essay-draft'] : []));
    return () => {
      stopFollowing();
      sending.stop();
    };
  }, [userId, essayId, examId]);
}
