import 'server-only';
import { deleteExpiredFiles, listFiles } from '@/lib/db/transformer-repository';
import { FILE_LIFETIME_HOURS } from '@/lib/domain/transformer/constants';
import { convertedFilename } from '@/lib/domain/transformer/filenames';

const LIFETIME_MS = FILE_LIFETIME_HOURS * 3_600_000;

/** Files that were uploaded at this moment or earlier are gone. */
export function expiryLimit(nowMs: number): Date {
  return new Date(nowMs - LIFETIME_MS);
}

/** What stands of the learner's files, in the order they came. Also deletes everybody's that have expired. */
export async function listCurrentFiles(userId: string, nowMs: number) {
  const limit = expiryLimit(nowMs);
  await deleteExpiredFiles(limit);
  const files = await listFiles(userId, limit);
  return {
    uploadedFiles: files.map(({ converted: _, uploadedAt, ...file }) => ({
      ...file,
      expiresAt: new Date(uploadedAt.getTime() + LIFETIME_MS).toISOString(),
    })),
    convertedFiles: files.flatMap(({ id, filename, converted }) =>
      converted
        ? [
            {
              ...converted,
              uploadedFileId: id,
              originalName: filename,
              convertedFilename: convertedFilename(filename),
            },
          ]
        : [],
    ),
  };
}

/**
 * A content of that size, read slice by slice, put together; null when there is none, or another by
 * now. Each slice goes to its place as it comes: to copy all of them at once takes milliseconds.
 */
export async function wholeContent(
  slices: AsyncIterable<Uint8Array>,
  sizeBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const whole = Buffer.allocUnsafeSlow(sizeBytes);
  let length = 0;
  for await (const slice of slices) {
    if (length + slice.length > sizeBytes) return null;
    whole.set(slice, length);
    length += slice.length;
  }
  return length === sizeBytes ? whole : null;
}
