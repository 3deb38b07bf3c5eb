'use client';

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RichTextEditorHandle } from '@/components/widgets/rich-text-editor/rich-text-editor';
import { errorMessage } from '@/lib/client/api-error';
import { type DraftSession, type DraftView, openDraftSession } from '@/lib/client/draft-session';
import { type AnswerPlace, draftKey } from '@/lib/client/essay-drafts';

export type OpenDraft =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | {
      status: 'ready';
      key: string;
      session: DraftSession;
      view: DraftView;
      /** What stands in the editor when it is shown. */
      initialHtml: string;
    };

/**
 * The answer in the editor, taken up where it was left. Of another answer nothing is left once the
 * place changes: its editor reports to its own session to the last.
 */
export function useDraft(userId: string, place: AnswerPlace | null) {
  const [draft, setDraft] = useState<{ of: string; open: OpenDraft } | null>(null);
  const [tries, setTries] = useState(0);
  const editor = useRef<RichTextEditorHandle>(null);
  const essayId = place?.essayId;
  const examId = place?.examId ?? null;
  const wanted = `${tries} ${place && draftKey(place)}`;

  useEffect(() => {
    if (essayId === undefined) return;
    const at = { essayId, examId };
    let session: DraftSession | undefined;
    let isLeft = false;
    // The session of an earlier visit is over.
    setDraft(null);
    openDraftSession({
      userId,
      place: at,
      catchUp: () => {
        const content = editor.current?.read();
        if (content) session?.type(content);
      },
      onView: (view) =>
        // The whole desk is drawn anew with it: a key comes first.
        startTransition(() =>
          setDraft((shown) =>
            shown?.of === wanted && shown.open.status === 'ready' ? { ...shown, open: { ...shown.open, view } } : shown,
          ),
        ),
      onReplaced: (html) => editor.current?.setHtml(html),
    }).then(
      (opened) => {
        session = opened.session;
        if (isLeft) {
          session.stop();
          return;
        }
        const initialHtml = opened.view.state.current.html;
        setDraft({ of: wanted, open: { status: 'ready', key: draftKey(at), ...opened, initialHtml } });
      },
      (error: unknown) => {
        if (isLeft) return;
        const message = errorMessage(error, 'Your saved answer could not be loaded.');
        setDraft({ of: wanted, open: { status: 'failed', message } });
      },
    );
    return () => {
      isLeft = true;
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

  return { open, editor, reload };
}
