import * as z from 'zod/mini';
import { saveEssayDraft } from '@/lib/contract/essay-drafts';
import { listEssayProgress } from '@/lib/contract/essays';
import type { DraftText } from '@/lib/domain/essays/draft-sync';
import { ApiError } from './api-error';
import { browserTimeZone } from './browser-time-zone';
import { announceChanges } from './changes';
import { callConfirmed, itemName } from './channel';
import { saveDraftCopy } from './draft-copies';
import { defineOutbox } from './outbox';
import { randomId } from './random-id';
import { recordRetryAfter, requestedWait } from './retry-after';
import { failureReason, isEverybodysTrouble, isRefusal, tokenProblem } from './sending';
import { clearProblem, recordProblem, sendProblem } from './sending-state';
import { heldTabLocks, holdTabLock, withTabLock } from './tab-lock';
import type { TabLockName } from './tab-lock-names';

/** Which answer of a learner's: to an essay, in practice (null) or in an exam. */
export type AnswerPlace = { essayId: string; examId: string | null };

/** An answer that the server does not hold yet, as one tab has it. */
export type WaitingDraft = AnswerPlace &
  DraftText & {
    key: string;
    /** The tab that writes it: two tabs never write over one another. */
    tabId: string;
    /** The version of the server that it grew from. */
    baseVersion: number;
    /** Milliseconds since 1970. */
    editedAtMs: number;
    /** The server's reason for refusing it; null while it can be sent. */
    refusal: string | null;
  };

/** Answers that the server has not confirmed; they survive reload, crash, logout and a dead network. */
export const draftOutbox = defineOutbox<WaitingDraft>({
  kind: 'essay-draft',
  version: 1,
  schema: z.object({
    key: z.string(),
    essayId: z.string(),
    examId: z.nullable(z.string()),
    tabId: z.string(),
    html: z.string(),
    text: z.string(),
    baseVersion: z.number(),
    editedAtMs: z.number(),
    refusal: z.nullable(z.string()),
  }),
  madeAtMs: ({ editedAtMs }) => editedAtMs,
});

export function isSamePlace(a: AnswerPlace, b: AnswerPlace): boolean {
  return a.essayId === b.essayId && a.examId === b.examId;
}

/** The key of an answer as this tab writes it. */
export function draftKey({ essayId, examId }: AnswerPlace): string {
  return [essayId, examId ?? 'practice', thisTab()].join(':');
}

let tabId: string | undefined;

/** The name of this tab among those that write answers, until it is closed or loaded anew. */
export function thisTab(): string {
  if (tabId === undefined) {
    tabId = randomId();
    holdTabLock(tabLockName(tabId));
  }
  return tabId;
}

function tabLockName(id: string): TabLockName {
  return `barwright:draft-tab:${id}`;
}

/** What waits of this tab and of tabs that are gone, oldest first; a tab that is open cares for its own. */
export async function listOwnDrafts(userId: string): Promise<WaitingDraft[]> {
  const isOfThisTab = ({ tabId }: WaitingDraft) => tabId === thisTab();
  const drafts = await draftOutbox.list(userId);
  // Mostly there is nobody to ask about.
  if (drafts.every(isOfThisTab)) return drafts;
  const locks = await heldTabLocks();
  return (await draftOutbox.list(userId)).filter((draft) => isOfThisTab(draft) || !locks.has(tabLockName(draft.tabId)));
}

/** The answers of an exam that the server does not hold as they are, from every tab of this browser, oldest first. */
export async function listExamDrafts(userId: string, examId: string): Promise<WaitingDraft[]> {
  return (await draftOutbox.list(userId)).filter((draft) => draft.examId === examId);
}

/** Those of them that it will not take. */
export async function listRefusedAnswers(userId: string, examId: string): Promise<WaitingDraft[]> {
  return (await listExamDrafts(userId, examId)).filter(({ refusal }) => refusal !== null);
}

/** What has begun with each answer in this tab, for as long as it is not through. */
const underWay = new Map<string, Promise<unknown>>();

/** Notes that something is under way with an answer: its opening, or a save from this tab. */
export function trackAnswer<T>(place: AnswerPlace, work: Promise<T>): Promise<T> {
  const key = draftKey(place);
  const all = Promise.allSettled([underWay.get(key), work]).then(() => {
    if (underWay.get(key) === all) underWay.delete(key);
  });
  underWay.set(key, all);
  return work;
}

/** Settles once all is through that was under way with an answer in this tab, and what came of it is kept. */
export async function answerSettled(place: AnswerPlace): Promise<void> {
  await underWay.get(draftKey(place));
}

/** How many sessions of this tab have an answer, or wait for it. */
const claims = new Map<string, number>();

/** Makes an answer that of a session, so that nothing else of this tab sends it; answers how to give it up. */
export function claimAnswer(place: AnswerPlace): () => void {
  const key = draftKey(place);
  const count = (change: number) => {
    const left = (claims.get(key) ?? 0) + change;
    if (left > 0) claims.set(key, left);
    else claims.delete(key);
  };
  count(1);
  let isClaimed = true;
  return () => {
    if (isClaimed) count(-1);
    isClaimed = false;
  };
}

/**
 * Removes an answer that was left before the server had it; false where an editor has it, in this tab or
 * another that is open: there it is decided upon.
 */
export async function discardDraft(userId: string, draft: WaitingDraft): Promise<boolean> {
  await answerSettled(draft);
  if (claims.has(draft.key)) return false;
  const isLeft = (await listOwnDrafts(userId)).some(({ key }) => key === draft.key);
  if (isLeft) await draftOutbox.replace(userId, draft, null);
  return isLeft;
}

/** Sends an answer as the version after `baseVersion`. Throws ApiError. */
export async function sendDraft({ essayId, examId }: AnswerPlace, { html, text }: DraftText, baseVersion: number) {
  const timeZone = browserTimeZone();
  const saved = await callConfirmed(saveEssayDraft, {
    params: { id: essayId },
    query: { exam: examId ?? undefined },
    body: { html, text, baseVersion, timeZone },
  });
  // What the list of essays shows changes with the first save.
  if (baseVersion === 0) announceChanges([listEssayProgress]);
  return saved;
}

/** Sends an answer that was left; answers why another try has to, null when none has. */
async function sendLeft(userId: string, draft: WaitingDraft): Promise<unknown> {
  let saved: { version: number; savedAt: string };
  try {
    saved = await sendDraft(draft, draft, draft.baseVersion);
  } catch (error) {
    if (!isRefusal(error)) {
      const problem = sendProblem(error);
      recordRetryAfter('essay-draft', error, problem.reason);
      recordProblem([itemName('essay-draft', draft.key)], problem);
      return error;
    }
    const isConflict = error instanceof ApiError && error.status === 409;
    const refusal = isConflict ? 'another version was saved meanwhile' : failureReason(error);
    await draftOutbox.replace(userId, draft, { ...draft, refusal });
    return null;
  }
  clearProblem(itemName('essay-draft', draft.key));
  await saveDraftCopy(userId, draft, { html: draft.html, text: draft.text, ...saved });
  await draftOutbox.replace(userId, draft, null);
  return null;
}

/**
 * Sends what waits of answers that no session of this tab has, in one tab at a time; answers whether
 * some still waits that another try may send. What another version has taken the place of stays until
 * its essay is opened, where the learner chooses.
 */
export async function sendWaitingDrafts(userId: string): Promise<boolean> {
  return await withTabLock(`barwright:drafts:${userId}`, async () => {
    let isAnyLeft = false;
    for (const { key, ...place } of await listOwnDrafts(userId)) {
      // An answer that is being opened may take long, and keeps no other waiting.
      if (claims.has(draftKey(place))) continue;
      await answerSettled(place);
      // What was on its way has changed what is left of it, and a session may have come.
      const draft = await draftOutbox.find(userId, key);
      if (!draft || draft.refusal !== null || claims.has(draftKey(place))) continue;
      if (tokenProblem(userId) !== null) return true;
      const wait = requestedWait('essay-draft');
      if (wait) {
        recordProblem([itemName('essay-draft', key)], { reason: wait.reason, token: null });
        isAnyLeft = true;
        continue;
      }
      const failure = await trackAnswer(draft, sendLeft(userId, draft));
      if (failure !== null && isEverybodysTrouble(failure)) return true;
      // One that the server cannot take now keeps no other waiting.
      isAnyLeft ||= failure !== null;
    }
    return isAnyLeft;
  });
}
