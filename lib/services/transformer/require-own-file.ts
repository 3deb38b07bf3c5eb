import 'server-only';
import { findConvertedOwner, findUploadedOwner } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { expiryLimit } from './current-files';

/** What a learner is told of a file that is not there, or not any more. */
export const GONE = 'There is no such file. Files are deleted after 24 hours.';

type Owned = { userId: string; filename: string; sizeBytes: number };

function requireOwner(file: Owned | null, userId: string): Owned {
  if (!file) throw new AppError('not_found', GONE);
  if (file.userId !== userId) throw new AppError('forbidden', 'That file belongs to someone else.');
  return file;
}

/**
 * Answers the name and size of an uploaded file. Throws 'not_found' when there is no such file, 'forbidden'
 * when it is someone else's.
 */
export async function requireOwnUpload(userId: string, id: string, nowMs: number): Promise<Owned> {
  return requireOwner(await findUploadedOwner(id, expiryLimit(nowMs)), userId);
}

/** The same of a converted file; the name is that of the uploaded one. */
export async function requireOwnConversion(userId: string, id: string, nowMs: number): Promise<Owned> {
  return requireOwner(await findConvertedOwner(id, expiryLimit(nowMs)), userId);
}
