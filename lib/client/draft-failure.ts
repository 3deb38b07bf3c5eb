import { draftConflict } from '@/lib/contract/essay-drafts';
import type { DraftTrouble, ServerDraft } from '@/lib/domain/essays/draft-sync';
import { ApiError } from './api-error';
import { failureReason, isRefusal } from './sending';

/** Why a save failed, as the editor says it. */
export function troubleOf(error: unknown): DraftTrouble {
  const reason = failureReason(error);
  if (isRefusal(error)) return { kind: 'refused', reason };
  return { kind: error instanceof ApiError && error.status === 0 ? 'offline' : 'failed', reason };
}

/** What the server holds in the place of what was to be saved; null where that is not why it failed. */
export function conflictOf(error: unknown): ServerDraft | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const details = draftConflict.safeParse(error.details);
  return details.success ? details.data.stored : null;
}
