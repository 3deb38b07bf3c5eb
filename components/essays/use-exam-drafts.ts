'use client';

import { useEffect, useState } from 'react';
import { draftOutbox, listExamDrafts, type WaitingDraft } from '@/lib/client/essay-drafts';

/** The answers of an exam that the server does not hold as they are, oldest first; none until the page has been drawn. */
export function useExamDrafts(userId: string, examId: string): readonly WaitingDraft[] {
  const [drafts, setDrafts] = useState<readonly WaitingDraft[]>([]);

  useEffect(() => {
    const look = () => setDrafts(listExamDrafts(userId, examId));
    look();
    return draftOutbox.watch(look);
  }, [userId, examId]);

  return drafts;
}
