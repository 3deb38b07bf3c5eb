import { getEssayDraft } from '@/lib/contract/essay-drafts';
import { openDraft, type ServerDraft } from '@/lib/domain/essays/draft-sync';
import { ApiError } from './api-error';
import { callConfirmed } from './channel';
import { findDraftCopy, laterDraft, pruneDraftCopies } from './draft-copies';
import type { DraftSession, DraftView, SessionOptions } from './draft-session';
import {
  type AnswerPlace,
  answerSettled,
  claimAnswer,
  draftKey,
  draftOutbox,
  isSamePlace,
  listOwnDrafts,
  sendDraft,
  trackAnswer,
  type WaitingDraft,
} from './essay-drafts';
import { runDraftSession } from './run-draft-session';
import { isRefusal } from './sending';

/**
 * Takes up an answer where it was left: from the server, and from what waits in this browser. One session
 * of an answer follows another: a new one waits until all is through that the last one began. Where the
 * server cannot be reached it is taken up from the copy that this browser keeps. Throws ApiError; once `signal` is aborted no session comes, and it throws the signal's reason.
 */
export async function openDraftSession(options: SessionOptions, signal: AbortSignal): Promise<DraftSession> {
  const { place } = options;
  const release = claimAnswer(place);
  const earlier = answerSettled(place);
  try {
    return await trackAnswer(
      place,
      earlier.then(() => takeUp(options, release, signal)),
    );
  } catch (error) {
    release();
    throw error;
  }
}

async function takeUp(options: SessionOptions, release: () => void, signal: AbortSignal): Promise<DraftSession> {
  const { userId, place } = options;
  signal.throwIfAborted();
  const [{ stored, isCopy }, own] = await Promise.all([findStored(options, signal), listOwnDrafts(userId)]);
  const waiting = own.filter((draft) => isSamePlace(draft, place));
  const newest = waiting.pop() ?? null;
  // Older ones wait for the next opening where the server cannot take them now.
  const base = isCopy ? stored : await storeOlder(userId, place, stored, waiting);
  // Who has left meanwhile gets no session: there is none that could come late.
  signal.throwIfAborted();
  const view: DraftView = { state: openDraft(base, newest), isStored: true, isCopied: true, isUnconfirmed: isCopy };
  const session = runDraftSession(options, view, release);
  // From here on it is this tab's.
  if (newest && newest.key !== draftKey(place)) await draftOutbox.remove(userId, newest.key);
  return session;
}

/** How long the server is waited for where something can be shown without it. */
const PATIENCE_MS = 5_000;

/** What the server holds or, where it cannot be asked, held when this browser last heard of it. */
async function findStored({ userId, place }: SessionOptions, signal: AbortSignal) {
  const copy = await findDraftCopy(userId, place);
  void pruneDraftCopies(userId);
  const params = { params: { id: place.essayId }, query: { exam: place.examId ?? undefined } };
  try {
    const stored: ServerDraft = await callConfirmed(getEssayDraft, params, {
      signal,
      timeoutMs: copy ? PATIENCE_MS : undefined,
    });
    // An answer from before, that something on the way has kept, takes the place of nothing.
    return { stored: copy ? laterDraft(stored, copy) : stored, isCopy: false };
  } catch (error) {
    if (!copy || signal.aborted || isRefusal(error) || (error instanceof ApiError && error.status === 401)) throw error;
    return { stored: copy, isCopy: true };
  }
}

/**
 * Tabs that crashed may have left several texts. The newest goes into the editor; the older ones are
 * saved before it, so that they stand among the versions and as the rival of the newest.
 */
async function storeOlder(
  userId: string,
  place: AnswerPlace,
  stored: ServerDraft,
  older: WaitingDraft[],
): Promise<ServerDraft> {
  let newest: ServerDraft = stored;
  for (const { key, html, text } of older) {
    try {
      if (html !== newest.html) newest = { html, text, ...(await sendDraft(place, { html, text }, newest.version)) };
      await draftOutbox.remove(userId, key);
    } catch (error) {
      // What the server will never take stays in the browser, and keeps nobody from writing.
      if (!isRefusal(error)) throw error;
    }
  }
  return newest;
}
