import 'server-only';
import { readUploadedContent, saveConversion } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { NOTHING_TO_CONVERT } from '@/lib/domain/transformer/constants';
import { DocumentProblem, describeProblem } from '@/lib/domain/transformer/document-problem';
import type { ConversionOptions } from '@/lib/domain/transformer/options';
import { requireAccount } from '@/lib/services/account/require-account';
import { expiryLimit, listCurrentFiles, wholeContent } from './current-files';
import { requireOwnUpload } from './require-own-file';
import { runConversion } from './run-conversion';

type Conversion = {
  userId: string;
  options: ConversionOptions;
  /** Uploaded files; all of the learner's when absent. */
  ids?: readonly string[] | undefined;
  nowMs: number;
};

/**
 * Converts uploaded files, again when they were before; one that fails does not stop the others.
 * Throws 'invalid_input' when there is none, 'not_found' or 'forbidden' for an id, 'unauthenticated' when the
 * account is gone.
 */
export async function convertDocuments({ userId, options, ids, nowMs }: Conversion) {
  for (const id of ids ?? []) await requireOwnUpload(userId, id, nowMs);
  const { uploadedFiles } = await listCurrentFiles(userId, nowMs);
  const wanted = ids ? uploadedFiles.filter(({ id }) => ids.includes(id)) : uploadedFiles;
  if (wanted.length === 0) throw new AppError('invalid_input', NOTHING_TO_CONVERT);

  const failedFiles: { filename: string; msg: string }[] = [];
  for (const { id, filename, sizeBytes } of wanted) {
    const original = await wholeContent(readUploadedContent(userId, id, expiryLimit(nowMs)), sizeBytes);
    // Cleared meanwhile.
    if (!original) continue;
    try {
      const content = await runConversion(userId, original, options);
      await saveConversion({ userId, uploadedFileId: id, content, options, nowMs });
    } catch (error) {
      if (!(error instanceof DocumentProblem)) throw error;
      failedFiles.push({ filename, msg: describeProblem(error.kind, filename).msg });
    }
  }
  // Files that went with the account were left out, and the list must not pass for whole.
  await requireAccount(userId);
  const { convertedFiles } = await listCurrentFiles(userId, nowMs);
  return { convertedFiles, failedFiles };
}
