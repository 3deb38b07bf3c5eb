import 'server-only';
import JSZip from 'jszip';
import { findConvertedContent, findUploadedContent } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { ARCHIVE_FILENAME, DOCX_MEDIA_TYPE, NOTHING_TO_DOWNLOAD } from '@/lib/domain/transformer/constants';
import { convertedFilename } from '@/lib/domain/transformer/filenames';
import { requireOwnConversion } from './require-own-file';
import { expiryLimit, listStandingFiles } from './standing-files';

const KEY_FOLDER = 'key';

/** A converted file under its name. Throws 'not_found' or 'forbidden'. */
export async function downloadDocument(userId: string, id: string, nowMs: number): Promise<File> {
  await requireOwnConversion(userId, id, nowMs);
  const file = await findConvertedContent(userId, id, expiryLimit(nowMs));
  if (!file) throw new AppError('not_found', 'There is no such file.');
  return new File([file.content], convertedFilename(file.filename), { type: DOCX_MEDIA_TYPE });
}

type Archive = { userId: string; withKey: boolean; nowMs: number };

/**
 * All converted files in a zip, with the documents they were made of in a folder of their own when
 * wanted. Throws 'invalid_input' when nothing is converted.
 */
export async function downloadAllDocuments({ userId, withKey, nowMs }: Archive): Promise<File> {
  const limit = expiryLimit(nowMs);
  const { convertedFiles } = await listStandingFiles(userId, nowMs);
  if (convertedFiles.length === 0) throw new AppError('invalid_input', NOTHING_TO_DOWNLOAD);

  const zip = new JSZip();
  for (const { id, uploadedFileId, convertedFilename, originalName } of convertedFiles) {
    const converted = await findConvertedContent(userId, id, limit);
    if (converted) zip.file(convertedFilename, converted.content);
    const original = withKey ? await findUploadedContent(userId, uploadedFileId, limit) : null;
    if (original) zip.file(`${KEY_FOLDER}/${originalName}`, original.content, { createFolders: false });
  }
  // Documents are zips themselves: packing them again only takes time.
  const content = await zip.generateAsync({ type: 'arraybuffer', compression: 'STORE' });
  return new File([content], ARCHIVE_FILENAME, { type: 'application/zip' });
}
