'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import type { DraftSession, DraftView } from '@/lib/client/draft-session';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { openDraftSession } from '@/lib/client/open-draft-session';

export type OpenDraft =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** The session is the owner of the editor that shows its answer. */
  | { status: 'ready'; session: DraftSession; view: DraftView };

/**
 * The answer to an essay, taken up where it was left. Of another answer nothing is left once the place
 * changes: its session ends, and one that is still being opened never begins.
 */
export function useDraft(userId: string, place: AnswerPlace | null): { open: OpenDraft; reload: () => void } {
  const [draft, setDraft] = useState<{ of: string; open: OpenDraft } | null>(null);
  const [tries, setTries] = useState(0);
  const essayId = place?.essayId;
  const examId = place?.examId ?? null;
  const wanted = JSON.stringify([tries, userId, essayId, examId]);

  useEffect(() => {
    if (essayId === undefined) return;
    const leaving = new AbortController();
    let session: DraftSession | undefined;
    // The session of an earlier visit is over.
    setDraft(null);
    const onView = (view: DraftView) =>
      // The whole workspace renders again with it: a keystroke comes first.
      startTransition(() =>
        setDraft((shown) =>
          shown?.open.status === 'ready' && shown.open.session === session
            ? { ...shown, open: { ...shown.open, view } }
            : shown,
        ),
      );
    openDraftSession({ userId, place: { essayId, examId }, onView }, leaving.signal).then(
      (opened) => {
        session = opened;
        if (leaving.signal.aborted) session.stop();
        // It has begun before it came here: how it stands by now counts.
        else setDraft({ of: wanted, open: { status: 'ready', session, view: session.view() } });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const message = errorMessage(error, 'Your saved answer could not be loaded.');
        setDraft({ of: wanted, open: { status: 'failed', message } });
      },
    );
    return () => {
      leaving.abort();
      session?.stop();
    };
  }, [userId, essayId, examId, wanted]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  const open: OpenDraft = draft?.of === wanted ? draft.open : { status: 'loading' };

  useEffect(() => {
    if (open.status !== 'failed') return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [open.status, reload]);

  return { open, reload };
}
