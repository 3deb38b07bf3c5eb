import { getEssayDraft, restoreDraftVersion } from '@/lib/contract/essay-drafts';
import {
  canSend,
  type DraftAction,
  type DraftText,
  draftReducer,
  isUnsaved,
  type ServerDraft,
  saveOutcome,
} from '@/lib/domain/essays/draft-sync';
import { callConfirmed, itemName } from './channel';
import { saveDraftCopy } from './draft-copies';
import { conflictOf, troubleOf } from './draft-failure';
import { joinDraftNews } from './draft-news';
import type { DraftEditor, DraftSession, DraftView, SessionOptions } from './draft-session';
import { answerSettled, draftKey, draftOutbox, sendDraft, thisTab, trackAnswer } from './essay-drafts';
import type { SentKind } from './outbox-database';
import { recordRetryAfter, requestedWait } from './retry-after';
import { keepSending } from './sending';
import { clearProblem, recordProblem, sendProblem } from './sending-state';
import { holdTabLock } from './tab-lock';

/** While something is being typed, the server gets it this often. */
const SAVE_EVERY_MS = 2_500;

/**
 * Keeps an answer in the browser at every change, and on the server as soon as may be, until it is stopped;
 * `release` is called then.
 */
export function runDraftSession(
  { userId, place, onView }: SessionOptions,
  opened: DraftView,
  release: () => void,
): DraftSession {
  let { state, isStored, isCopied, isUnconfirmed } = opened;
  let editor: DraftEditor | null = null;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let letUpdate: (() => void) | null = null;

  /** No new version takes over while something of this answer is not on the server. */
  const holdUpdates = () => {
    const isToHold = isUnsaved(state) && !isStopped;
    if (isToHold) letUpdate ??= holdTabLock(`barwright:unsaved-draft:${draftKey(place)}`);
    else {
      letUpdate?.();
      letUpdate = null;
    }
  };

  /** Writes down what the server does not hold; false where the browser refuses. */
  const write = async (): Promise<boolean> => {
    const key = draftKey(place);
    if (!isUnsaved(state)) {
      await draftOutbox.remove(userId, key);
      return true;
    }
    return await draftOutbox.put(userId, {
      ...place,
      ...state.current,
      key,
      tabId: thisTab(),
      baseVersion: state.base.version,
      editedAtMs: Date.now(),
      refusal: state.trouble?.kind === 'refused' ? state.trouble.reason : null,
    });
  };
  const keep = async () => {
    const isWritten = await write();
    if (isWritten === isStored) return;
    isStored = isWritten;
    tell();
  };
  const view = (): DraftView => ({ state, isStored, isCopied, isUnconfirmed });
  const tell = () => {
    if (!isStopped) onView(view());
  };
  /** The last that was heard of the server stands ready for when it cannot be reached. */
  const copy = async () => {
    const isWritten = await saveDraftCopy(userId, place, state.rival ?? state.base);
    if (isWritten === isCopied) return;
    isCopied = isWritten;
    tell();
  };
  /** The server was heard: what it holds is known. */
  const confirm = () => {
    if (!isUnconfirmed) return;
    isUnconfirmed = false;
    tell();
  };

  const act = (action: DraftAction) => {
    const before = state;
    state = draftReducer(before, action);
    if (state === before) return;
    holdUpdates();
    void keep();
    if ((state.rival ?? state.base) !== (before.rival ?? before.base)) void copy();
    if (isStopped) return;
    if (action.type !== 'typed' && state.current.html !== before.current.html) editor?.setHtml(state.current.html);
    tell();
  };
  const takeIn = (content: DraftText) => {
    act({ type: 'typed', content });
    // After a failure the retries are paced by `keepSending`.
    if (canSend(state) && !state.trouble) saveSoon();
  };
  /** Takes in what was typed and not reported yet. */
  const catchUp = () => {
    if (editor) takeIn(editor.read());
  };

  /** The last that was heard of another tab or device. */
  let heard: ServerDraft | null = null;
  let inFlight = Promise.resolve();
  const sendCurrent = async () => {
    const { current, base } = state;
    act({ type: 'send' });
    const name = itemName('essay-draft', draftKey(place));
    try {
      const saved = await sendDraft(place, current, base.version);
      clearProblem(name);
      confirm();
      act({ type: 'sent', ...saved });
      news.tell({ ...current, ...saved });
    } catch (error) {
      const stored = conflictOf(error);
      const problem = sendProblem(error);
      recordRetryAfter('essay-draft', error, problem.reason);
      recordProblem([name], problem);
      catchUp();
      if (stored) confirm();
      act(stored ? { type: 'conflicted', stored } : { type: 'sendFailed', trouble: troubleOf(error) });
    }
    // What was heard meanwhile had to wait for how this would end.
    if (heard) act({ type: 'savedElsewhere', stored: heard });
  };
  const send = async (): Promise<SentKind[]> => {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    // What is left when it ends is sent by `sendWaitingDrafts`.
    if (isStopped) return [];
    if (canSend(state) && !requestedWait('essay-draft')) inFlight = trackAnswer(place, sendCurrent());
    await inFlight;
    if (isUnconfirmed) await look();
    if (canSend(state) && !state.trouble) saveSoon();
    return isUnconfirmed || (canSend(state) && state.trouble !== null) ? ['essay-draft'] : [];
  };
  const saveSoon = () => {
    if (!isStopped) saveTimer ??= setTimeout(sending.sendNow, SAVE_EVERY_MS);
  };
  const sending = keepSending(send);

  /** Another device may have saved; asked when the page comes back into view. */
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    // A session that has ended leads away from here.
    catchUp();
    if (isUnsaved(state)) return;
    const params = { params: { id: place.essayId }, query: { exam: place.examId ?? undefined } };
    const stored = await callConfirmed(getEssayDraft, params).catch(() => null);
    if (!stored || isStopped) return;
    confirm();
    hear(stored);
  };
  const hear = (stored: ServerDraft) => {
    heard = stored;
    catchUp();
    act({ type: 'savedElsewhere', stored });
  };
  const leaveNothing = () => {
    if (document.visibilityState === 'hidden') {
      catchUp();
      void send();
    }
  };

  const news = joinDraftNews(userId, place, hear);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', leaveNothing);
  holdUpdates();
  void keep();
  void copy();

  const takeRestored = (stored: ServerDraft) => {
    catchUp();
    act({ type: 'restored', stored });
    news.tell(stored);
  };

  return {
    html: () => state.current.html,
    attach: (mounted) => {
      editor = mounted;
      return () => {
        if (editor !== mounted) return;
        catchUp();
        editor = null;
      };
    },
    read: () => {
      catchUp();
      return state.current;
    },
    view,
    type: takeIn,
    keepMine: () => {
      catchUp();
      act({ type: 'keepMine' });
      void sending.sendNow();
    },
    takeTheirs: () => act({ type: 'takeTheirs' }),
    restore: async (version) => {
      const restoring = callConfirmed(restoreDraftVersion, {
        params: { id: place.essayId, version: String(version) },
        query: { exam: place.examId ?? undefined },
        body: { baseVersion: state.base.version },
      }).then(takeRestored, (error: unknown) => {
        const stored = conflictOf(error);
        catchUp();
        if (stored) act({ type: 'conflicted', stored });
        throw error;
      });
      await trackAnswer(place, restoring);
    },
    flush: async () => {
      catchUp();
      await inFlight;
      // What was on its way may be older than what was typed since.
      if (isUnsaved(state)) await sending.sendNow();
      return saveOutcome(state);
    },
    stop: () => {
      catchUp();
      isStopped = true;
      holdUpdates();
      clearTimeout(saveTimer);
      sending.stop();
      release();
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('visibilitychange', leaveNothing);
      news.stopHearing();
      // What is under way still tells the others how it ended.
      void answerSettled(place).then(news.close);
    },
  };
}
