import 'server-only';
import { Readable } from 'node:stream';
import JSZip from 'jszip';
import { readConvertedContent, readUploadedContent } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { DOCX_MEDIA_TYPE, NOTHING_TO_DOWNLOAD } from '@/lib/domain/transformer/constants';
import { convertedFilename } from '@/lib/domain/transformer/filenames';
import { expiryLimit, listCurrentFiles, wholeContent } from './current-files';
import { GONE, requireOwnConversion } from './require-own-file';

const KEY_FOLDER = 'key';

/** A converted file under its name. Throws 'not_found' or 'forbidden'. */
export async function downloadDocument(userId: string, id: string, nowMs: number): Promise<File> {
  const { filename, sizeBytes } = await requireOwnConversion(userId, id, nowMs);
  const content = await wholeContent(readConvertedContent(userId, id, expiryLimit(nowMs)), sizeBytes);
  if (!content) throw new AppError('not_found', GONE);
  return new File([content], convertedFilename(filename), { type: DOCX_MEDIA_TYPE });
}

type Archive = { userId: string; withKey: boolean; nowMs: number };

/**
 * A zip of all converted files, with the documents they were made of in a folder of their own when
 * wanted; read from the database as it is sent, and broken off where a file goes meanwhile. Throws
 * 'invalid_input' when nothing is converted.
 */
export async function archiveDocuments({ userId, withKey, nowMs }: Archive): Promise<ReadableStream<Uint8Array>> {
  const limit = expiryLimit(nowMs);
  const { uploadedFiles, convertedFiles } = await listCurrentFiles(userId, nowMs);
  if (convertedFiles.length === 0) throw new AppError('invalid_input', NOTHING_TO_DOWNLOAD);

  const zip = new JSZip();
  const contents: Readable[] = [];
  const add = (name: string, slices: AsyncGenerator<Uint8Array>, sizeBytes: number) => {
    const content = Readable.from(wholeSlices(slices, sizeBytes), { objectMode: false });
    contents.push(content);
    zip.file(name, content, { createFolders: false });
  };
  for (const { id, convertedFilename, sizeBytes } of convertedFiles) {
    add(convertedFilename, readConvertedContent(userId, id, limit), sizeBytes);
  }
  const convertedIds = new Set(withKey ? convertedFiles.map(({ uploadedFileId }) => uploadedFileId) : []);
  for (const { id, filename, sizeBytes } of uploadedFiles) {
    if (convertedIds.has(id)) add(`${KEY_FOLDER}/${filename}`, readUploadedContent(userId, id, limit), sizeBytes);
  }
  // Documents are zips themselves: packing them again only takes time.
  const stream = zip.generateNodeStream({ type: 'nodebuffer', compression: 'STORE', streamFiles: true });
  // JSZip gives a stream of its own copy of Node's; a new one passes it on with its errors.
  const output = new Readable().wrap(stream);
  // JSZip loses the error of a content that fails while the zip waits for its reader, who would then wait forever.
  for (const content of contents) content.on('error', (error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** A content as it is read; throws 'not_found' where it is not of that size, or not any more. */
async function* wholeSlices(slices: AsyncIterable<Uint8Array>, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const slice of slices) {
    length += slice.length;
    yield slice;
  }
  if (length !== sizeBytes) throw new AppError('not_found', GONE);
}
