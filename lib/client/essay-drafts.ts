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
  const locks = await heldTabLocks();
  return draftOutbox.list(userId).filter((draft) => draft.tabId === thisTab() || !locks.has(tabLockName(draft.tabId)));
}

const pendingSends = new Map<string, Promise<unknown>>();

/** Settles once nothing of an answer is on its way from this tab. */
export async function pendingSend(place: AnswerPlace): Promise<void> {
  await pendingSends.get(draftKey(place));
}

/** Sends an answer as the version after `baseVersion`. Throws ApiError. */
export async function sendDraft(place: AnswerPlace, { html, text }: DraftText, baseVersion: number) {
  const { essayId, examId } = place;
  const sent = call(
    saveEssayDraft,
    { params: { id: essayId }, query: { exam: examId ?? undefined }, body: { html, text, baseVersion } },
    { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
  );
  const settled = sent.catch(() => undefined);
  pendingSends.set(draftKey(place), settled);
  return await sent;
}

/**
 * Sends what waits of answers that stand in no editor, in one tab at a time; answers whether some
 * still waits that another try may send. What another version has taken the place of stays until its
 * essay is opened, where the learner chooses.
 */
export async function sendWaitingDrafts(userId: string, isOpen: (place: AnswerPlace) => boolean): Promise<boolean> {
  return await withTabLock(`barwright:drafts:${userId}`, async () => {
    const waiting = (await listOwnDrafts(userId)).filter((draft) => draft.refusal === null && !isOpen(draft));
    for (const draft of waiting) {
      if (tokenProblem(userId) !== null) return true;
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
    }
    return false;
  });
}
