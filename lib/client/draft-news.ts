import type { ServerDraft } from '@/lib/domain/essays/draft-sync';
import { type AnswerPlace, isSamePlace } from './essay-drafts';

/** What a tab tells the others once the server has taken its own answer. */
type SavedNews = AnswerPlace & { userId: string; stored: ServerDraft };

/** How the tabs of a browser that have one answer open hear of each other's saves. */
export type DraftNews = {
  tell: (stored: ServerDraft) => void;
  /** Hears nothing more; what is under way may still be told. */
  stopHearing: () => void;
  close: () => void;
};

/** Joins the tabs that have an answer open; `onNews` is called with what another of them has saved. */
export function joinDraftNews(userId: string, place: AnswerPlace, onNews: (stored: ServerDraft) => void): DraftNews {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('barwright:essay-drafts') : null;
  const hear = ({ data }: MessageEvent<SavedNews>) => {
    if (data.userId === userId && isSamePlace(data, place)) onNews(data.stored);
  };
  channel?.addEventListener('message', hear);
  return {
    tell: (stored) => channel?.postMessage({ ...place, userId, stored } satisfies SavedNews),
    stopHearing: () => channel?.removeEventListener('message', hear),
    close: () => channel?.close(),
  };
}
