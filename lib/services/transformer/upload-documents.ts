import 'server-only';
import { insertFile } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_FILES, NOTHING_TO_UPLOAD } from '@/lib/domain/transformer/constants';
import { DocumentProblem, describeProblem } from '@/lib/domain/transformer/document-problem';
import { cleanFilename, distinctFilename, isDocxFilename } from '@/lib/domain/transformer/filenames';
import { expiryLimit, listCurrentFiles } from './current-files';
import { runInspection } from './run-conversion';

/** A file as it was sent; without bytes when it was too large to be read to its end. */
type SentFile = { filename: string; bytes: Uint8Array<ArrayBuffer> | null };

type Upload = { userId: string; files: AsyncIterable<SentFile>; nowMs: number };

/** Keeps a file, or throws DocumentProblem or AppError. */
async function keep(userId: string, filename: string, bytes: SentFile['bytes'], nowMs: number): Promise<void> {
  if (!isDocxFilename(filename)) throw new DocumentProblem('not-docx', 'extension');
  if (!bytes) throw new DocumentProblem('too-large');
  const inspection = await runInspection(userId, bytes);
  const outcome = await insertFile({
    userId,
    content: inspection.bytes,
    wordCount: inspection.wordCount,
    nowMs,
    after: expiryLimit(nowMs),
    maxFiles: MAX_FILES,
    chooseName: (taken) => distinctFilename(filename, taken),
  });
  if (outcome === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (outcome === 'too-many') {
    const limit = `You can keep at most ${MAX_FILES} files here at once.`;
    throw new AppError('invalid_input', `'${filename}' was not kept. ${limit} Clear them to upload more.`);
  }
}

/** The failure of a file as people read it; null for one that is not the file's. */
function fileFailure(error: unknown, filename: string): AppError | null {
  if (error instanceof DocumentProblem) {
    const { code, msg } = describeProblem(error.kind, filename);
    return new AppError(code, msg, { cause: error });
  }
  return error instanceof AppError && error.code === 'invalid_input' ? error : null;
}

/**
 * Keeps the documents that can be converted, one after the other as they come in; the others are
 * named. Throws as the first of them fails when none was kept.
 */
export async function uploadDocuments({ userId, files, nowMs }: Upload) {
  const refused: { filename: string; failure: AppError }[] = [];
  let keptCount = 0;
  for await (const file of files) {
    const filename = cleanFilename(file.filename);
    try {
      // A millisecond apart, so that they keep the order in which they were sent.
      await keep(userId, filename, file.bytes, nowMs + keptCount);
      keptCount += 1;
    } catch (error) {
      const failure = fileFailure(error, filename);
      if (!failure) throw error;
      refused.push({ filename, failure });
    }
  }
  const msg = refused.map(({ failure }) => failure.msg).join(' ');
  if (keptCount === 0) {
    throw refused[0] ? new AppError(refused[0].failure.code, msg) : new AppError('invalid_input', NOTHING_TO_UPLOAD);
  }
  const { uploadedFiles } = await listCurrentFiles(userId, nowMs);
  const refusedFiles = refused.map(({ filename, failure }) => ({ filename, msg: failure.msg }));
  return { uploadedFiles, refusedFiles, ...(msg && { msg }) };
}
