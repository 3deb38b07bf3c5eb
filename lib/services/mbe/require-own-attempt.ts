import 'server-only';
import { findAttemptOwner } from '@/lib/db/attempt-history-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** Throws 'not_found' when there is no such attempt, 'forbidden' when it is someone else's. */
export async function requireOwnAttempt(userId: string, attemptId: string): Promise<void> {
  const ownerId = await findAttemptOwner(attemptId);
  if (ownerId === null) throw new AppError('not_found', 'There is no such attempt.');
  if (ownerId !== userId) throw new AppError('forbidden', 'That attempt belongs to someone else.');
}
