import * as z from 'zod/mini';
import { saveEssayDraft } from '@/lib/contract/essay-drafts';
import type { DraftText } from '@/lib/domain/essays/draft-sync';
import { ApiError } from './api-error';
import { call } from './call';
import { defineOutbox } from './outbox';
import { randomId } from './random-id';
import { failureReason, isRefusal, SEND_TIMEOUT_MS, tokenProblem } from './sending';
import { heldTabLocks, holdTabLock, withTabLock } from './tab-lock';

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

function tabLockName(id: string): string {
  return `barwright:draft-tab:${id}`;
}

/** What waits of this tab and of tabs that are gone, oldest first; a tab that is open cares for its own. */
export async function listOwnDrafts(userId: string): Promise<WaitingDraft[]> {
  const isOfThisTab = ({ tabId }: WaitingDraft) => tabId === thisTab();
  // Mostly there is nobody to ask about.
  if (draftOutbox.list(userId).every(isOfThisTab)) return draftOutbox.list(userId);
  const locks = await heldTabLocks();
  return draftOutbox.list(userId).filter((draft) => isOfThisTab(draft) || !locks.has(tabLockName(draft.tabId)));
}

/** The answers of an exam that the server does not hold as they are, from every tab of this browser, oldest first. */
export function listExamDrafts(userId: string, examId: string): WaitingDraft[] {
  return draftOutbox.list(userId).filter((draft) => draft.examId === examId);
}

/** Those of them that it will not take. */
export function listRefusedAnswers(userId: string, examId: string): WaitingDraft[] {
  return listExamDrafts(userId, examId).filter(({ refusal }) => refusal !== null);
}

const underWay = new Map<string, Promise<void>>();

/** Notes that something of an answer is on its way from this tab. */
export function trackSending(place: AnswerPlace, sending: Promise<void>): Promise<void> {
  underWay.set(draftKey(place), sending);
  return sending;
}

/** Settles once nothing of an answer is on its way from this tab, and what came of it is kept. */
export async function sendingSettled(place: AnswerPlace): Promise<void> {
  await underWay.get(draftKey(place));
}

/** Sends an answer as the version after `baseVersion`. Throws ApiError. */
export async function sendDraft({ essayId, examId }: AnswerPlace, { html, text }: DraftText, baseVersion: number) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return await call(
    saveEssayDraft,
    { params: { id: essayId }, query: { exam: examId ?? undefined }, body: { html, text, baseVersion, timeZone } },
    { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
  );
}

/** Sends an answer that was left; whether another try may send it. */
async function sendLeft(userId: string, draft: WaitingDraft): Promise<boolean> {
  try {
    await sendDraft(draft, draft, draft.baseVersion);
    draftOutbox.remove(userId, draft.key);
  } catch (error) {
    if (!isRefusal(error)) return true;
    const isConflict = error instanceof ApiError && error.status === 409;
    draftOutbox.put(userId, {
      ...draft,
      refusal: isConflict ? 'another version was saved meanwhile' : failureReason(error),
    });
  }
  return false;
}

/**
 * Sends what waits of answers that stand in no editor, in one tab at a time; answers whether some
 * still waits that another try may send. What another version has taken the place of stays until its
 * essay is opened, where the learner chooses.
 */
export async function sendWaitingDrafts(userId: string, isOpen: (place: AnswerPlace) => boolean): Promise<boolean> {
  return await withTabLock(`barwright:drafts:${userId}`, async () => {
    for (const { key, ...place } of await listOwnDrafts(userId)) {
      await sendingSettled(place);
      // What was on its way has changed what is left of it.
      const draft = draftOutbox.list(userId).find((waiting) => waiting.key === key);
      if (!draft || draft.refusal !== null || isOpen(draft)) continue;
      if (tokenProblem(userId) !== null) return true;
      const sending = sendLeft(userId, draft);
      void trackSending(
        draft,
        sending.then(() => undefined),
      );
      if (await sending) return true;
    }
    return false;
  });
}
