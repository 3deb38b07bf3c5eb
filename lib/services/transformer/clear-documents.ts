import 'server-only';
import { deleteFiles } from '@/lib/db/transformer-repository';

/** Deletes all of the learner's files, uploaded and converted. */
export async function clearDocuments(userId: string): Promise<void> {
  await deleteFiles(userId);
}
