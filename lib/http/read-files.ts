import busboy from 'busboy';
import { type EndpointContract, mostBodyBytes, tooLargeMsg } from '@/lib/contract/endpoint-contract';
import { AppError } from '@/lib/domain/errors/app-error';

/** A file of a form as it was sent; without bytes when it is larger than the contract allows. */
export type SentFile = { filename: string; bytes: Uint8Array<ArrayBuffer> | null };

/** Parts that are read of one request; those beyond the limit are still named, within reason. */
const PARTS_PER_FILE = 5;

function unreadable(cause: unknown): AppError {
  return new AppError('invalid_input', 'The request could not be read as multipart/form-data.', { cause });
}

/**
 * The files of a form, one by one as they come in; no more than one is held, and none beyond its
 * limit. Throws 'unsupported_media_type' for anything but a form, 'too_large' as soon as the whole is,
 * 'invalid_input' for a broken one.
 */
export async function* readFiles(
  request: Request,
  contract: EndpointContract,
  { field, maxFiles, maxFileBytes }: NonNullable<EndpointContract['files']>,
): AsyncGenerator<SentFile> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw new AppError('unsupported_media_type', 'The request must be sent as multipart/form-data.');
  }
  const maxBytes = mostBodyBytes(contract);
  const tooLarge = new AppError('too_large', tooLargeMsg(contract));
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge;

  const complete: SentFile[] = [];
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const parser = startParser(contentType, maxFiles * PARTS_PER_FILE, maxFileBytes);
  parser.on('error', (error) => fail(unreadable(error)));
  for (const limit of ['filesLimit', 'partsLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(tooLarge));
  parser.on('file', (name, stream, { filename }) => {
    const chunks: Buffer[] = [];
    stream.on('error', (error) => fail(unreadable(error)));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => chunks.splice(0));
    stream.on('end', () => {
      // A form field of files with none chosen is sent as one without a name.
      if (name !== field || !filename) return;
      complete.push({ filename, bytes: stream.truncated ? null : joined(chunks) });
    });
  });

  const reader = request.body.getReader();
  try {
    let bytes = 0;
    for (let chunk = await reader.read(); !chunk.done && failure === undefined; chunk = await reader.read()) {
      bytes += chunk.value.byteLength;
      if (bytes > maxBytes) throw tooLarge;
      await new Promise((resolve) => parser.write(chunk.value, resolve));
      yield* complete.splice(0);
    }
    await new Promise((resolve) => {
      parser.once('close', resolve);
      parser.end();
    });
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  } finally {
    parser.destroy();
    await reader.cancel().catch(() => {});
  }
  if (failure !== undefined) throw failure;
  yield* complete;
}

function startParser(contentType: string, maxParts: number, maxFileBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fileSize: maxFileBytes, files: maxParts, parts: maxParts, fields: maxParts, fieldSize: 1_000 },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

function joined(chunks: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
