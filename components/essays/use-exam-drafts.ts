'use client';

import { useEffect, useState } from 'react';
import { draftOutbox, type WaitingDraft } from '@/lib/client/essay-drafts';

/** The answers of an exam that the server does not hold as they are, oldest first; none until the page has been drawn. */
export function useExamDrafts(userId: string, examId: string): readonly WaitingDraft[] {
  const [drafts, setDrafts] = useState<readonly WaitingDraft[]>([]);

  useEffect(() => {
    return draftOutbox.follow(userId, ({ items }) => setDrafts(items.filter((draft) => draft.examId === examId)));
  }, [userId, examId]);

  return drafts;
}
