import * as z from 'zod/mini';
import { MAX_DRAFT_BYTES } from '@/lib/domain/essays/limits';
import { defineEndpoint } from './endpoint-contract';
import { essayId, examId, timeZone } from './essays';

const params = z.object({ id: essayId });
/** Without an exam the answer of practice. */
const query = z.object({ exam: examId });

const versionNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const baseVersion = z
  .int('baseVersion must be the version that was edited, 0 for none.')
  .check(z.minimum(0), z.maximum(2_147_483_647));

/** An answer as it was saved; version 0, empty and never saved, when there is none. */
export const essayDraft = z.object({
  version: z.number(),
  /** In the vocabulary of the editor; all else was taken out. */
  html: z.string(),
  text: z.string(),
  /** ISO 8601 instant. */
  savedAt: z.nullable(z.string()),
});

/** The `details` of a 409: what stands in the place of the version that was edited. */
export const draftConflict = z.object({ stored: essayDraft });

const saved = z.object({ version: z.number(), savedAt: z.string() });

export const getEssayDraft = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/draft',
  auth: 'signed-in',
  params,
  query,
  response: essayDraft,
});

/**
 * Saves an answer as the version after `baseVersion`. 409 with the stored version when another was
 * saved meanwhile; sending again what is stored already is no conflict.
 */
export const saveEssayDraft = defineEndpoint({
  method: 'PUT',
  path: '/essays/{id}/draft',
  auth: 'signed-in',
  isHeavy: true,
  params,
  query,
  body: z.strictObject({ html: z.string(), text: z.string(), baseVersion, timeZone }),
  maxBodyBytes: MAX_DRAFT_BYTES,
  response: saved,
});

/** Newest first; old versions are thinned out (docs/decisions/0006-essay-work.md). */
export const listDraftVersions = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/draft/versions',
  auth: 'signed-in',
  params,
  query,
  response: z.array(z.object({ version: z.number(), savedAt: z.string(), wordCount: z.number() })),
});

const versionParams = z.object({
  id: essayId,
  version: z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, 'A version is a number.')),
    z.pipe(z.transform(Number), versionNumber),
  ),
});

export const getDraftVersion = defineEndpoint({
  method: 'GET',
  path: '/essays/{id}/draft/versions/{version}',
  auth: 'signed-in',
  params: versionParams,
  query,
  response: essayDraft,
});

/** Saves an old version again as the newest; what stood before it stays among the versions. */
export const restoreDraftVersion = defineEndpoint({
  method: 'POST',
  path: '/essays/{id}/draft/versions/{version}/restore',
  auth: 'signed-in',
  params: versionParams,
  query,
  body: z.strictObject({ baseVersion }),
  response: essayDraft,
});
