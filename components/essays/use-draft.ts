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
  const [draft, setDraft] = useState<{ key: string; open: OpenDraft } | null>(null);
  const [tries, setTries] = useState(0);
  const editor = useRef<RichTextEditorHandle>(null);
  const essayId = place?.essayId;
  const examId = place?.examId ?? null;
  const key = place && draftKey(place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same answer again.
  useEffect(() => {
    if (essayId === undefined) return;
    const at = { essayId, examId };
    const openKey = draftKey(at);
    let session: DraftSession | undefined;
    let isLeft = false;
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
            shown?.key === openKey && shown.open.status === 'ready'
              ? { ...shown, open: { ...shown.open, view } }
              : shown,
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
        setDraft({ key: openKey, open: { status: 'ready', key: openKey, ...opened, initialHtml } });
      },
      (error: unknown) => {
        if (isLeft) return;
        const message = errorMessage(error, 'Your saved answer could not be loaded.');
        setDraft({ key: openKey, open: { status: 'failed', message } });
      },
    );
    return () => {
      isLeft = true;
      session?.stop();
    };
  }, [userId, essayId, examId, tries]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  const open: OpenDraft = draft && draft.key === key ? draft.open : { status: 'loading' };

  useEffect(() => {
    if (open.status !== 'failed') return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [open.status, reload]);

  return { open, editor, reload };
}
