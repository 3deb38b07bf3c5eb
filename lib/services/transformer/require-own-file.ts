import 'server-only';
import { findConvertedOwner, findUploadedOwner } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { expiryLimit } from './standing-files';

function requireOwner(ownerId: string | null, userId: string): void {
  if (ownerId === null) throw new AppError('not_found', 'There is no such file. Files are deleted after 24 hours.');
  if (ownerId !== userId) throw new AppError('forbidden', 'That file belongs to somebody else.');
}

/** Throws 'not_found' when there is no such uploaded file, 'forbidden' when it is somebody else's. */
export async function requireOwnUpload(userId: string, id: string, nowMs: number): Promise<void> {
  requireOwner(await findUploadedOwner(id, expiryLimit(nowMs)), userId);
}

/** The same for a converted file. */
export async function requireOwnConversion(userId: string, id: string, nowMs: number): Promise<void> {
  requireOwner(await findConvertedOwner(id, expiryLimit(nowMs)), userId);
}
