import 'server-only';
import { sanitizeAnswerHtml } from '@/lib/content/safe-html';
import { type DraftPlace, type StoredDraft, saveDraft as storeDraft } from '@/lib/db/essay-draft-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { countWords } from '@/lib/domain/essays/count-words';
import { versionsToKeep } from '@/lib/domain/essays/draft-versions';
import { ANSWER_TOO_LARGE, MAX_DRAFT_BYTES } from '@/lib/domain/essays/limits';
import { learnerMoment } from '@/lib/services/memorize/learner-moment';
import { readDraftVersion } from './read-draft';
import { type GivenPlace, requireDraftPlace } from './require-draft-place';

type Saving = GivenPlace & {
  html: string;
  text: string;
  /** The version that was edited, 0 for none. */
  baseVersion: number;
  nowMs: number;
  /** IANA name of the zone of the browser. */
  timeZone?: string | undefined;
};

/**
 * Saves an answer as the version after the one that was edited. Throws 'conflict', with the stored
 * version, when another was saved meanwhile; 'too_large' for one that could not be sent again as it is
 * stored; 'unauthenticated' when the account is gone; 'invalid_input' for HTML that cannot be read or an
 * unknown time zone; else as `requireDraftPlace`.
 */
export async function saveDraft({ html, text, baseVersion, nowMs, timeZone, ...given }: Saving) {
  const place = await requireDraftPlace(given);
  const { day } = await learnerMoment(place.userId, nowMs, timeZone);
  return store(place, { html: sanitizeAnswerHtml(html), text, baseVersion, nowMs, day });
}

type Restoring = GivenPlace & { version: number; baseVersion: number; nowMs: number };

/** Saves an old version again as the newest, which is no day of study. Throws as `saveDraft`, and 'not_found' when it is not kept. */
export async function restoreDraftVersion({ version, baseVersion, nowMs, ...given }: Restoring): Promise<StoredDraft> {
  const { html, text } = await readDraftVersion(given, version);
  const place = await requireDraftPlace(given);
  return { html, text, ...(await store(place, { html, text, baseVersion, nowMs, day: null })) };
}

type Draft = Pick<Saving, 'html' | 'text' | 'baseVersion' | 'nowMs'> & { day: string | null };

/** The longest that is sent beside an answer. */
const SENT_WITH = { baseVersion: 2_147_483_647, timeZone: 'Z'.repeat(64) };

async function store(place: DraftPlace, draft: Draft) {
  // As it would be sent back: '<' has become '&lt;', and what was taken once must be taken again.
  const { html, text } = draft;
  if (Buffer.byteLength(JSON.stringify({ html, text, ...SENT_WITH })) > MAX_DRAFT_BYTES) {
    throw new AppError('too_large', ANSWER_TOO_LARGE);
  }
  const outcome = await storeDraft({
    ...place,
    ...draft,
    wordCount: countWords(draft.text),
    choose: (versions) => versionsToKeep(versions, draft.nowMs),
  });
  if (outcome.status === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (outcome.status === 'conflict') {
    throw new AppError('conflict', 'This answer was changed in another tab or on another device.', {
      details: { stored: outcome.stored },
    });
  }
  return { version: outcome.version, savedAt: outcome.savedAt };
}
