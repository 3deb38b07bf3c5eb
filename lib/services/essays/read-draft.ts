import 'server-only';
import { findDraft, findDraftVersion, listVersions, type StoredDraft } from '@/lib/db/essay-draft-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type GivenPlace, requireDraftPlace } from './require-draft-place';

/** The learner's answer as it was saved last. Throws as `requireDraftPlace`. */
export async function readDraft(place: GivenPlace): Promise<StoredDraft> {
  return findDraft(await requireDraftPlace(place));
}

/** The versions of an answer, newest first. Throws as `requireDraftPlace`. */
export async function listDraftVersions(place: GivenPlace) {
  return listVersions(await requireDraftPlace(place));
}

/** An answer as it was saved once. Throws 'not_found' when that version is not kept, else as `requireDraftPlace`. */
export async function readDraftVersion(place: GivenPlace, version: number): Promise<StoredDraft> {
  const found = await findDraftVersion(await requireDraftPlace(place), version);
  if (!found) throw new AppError('not_found', 'There is no such version, or it is no longer kept.');
  return found;
}
