import 'server-only';
import type { ConversionOptions } from '@/lib/domain/transformer/options';
import { lockUser, transactAsUser, writeInTurn } from './lock-user';
import { database, type Transaction } from './prisma';
import { uuidV7 } from './uuid-v7';

// A file lives as long as it was uploaded after the moment that each function is given; older ones
// are as good as deleted, and are at the next occasion.

/**
 * Contents go to and from the database in slices: they are turned into text and back on the way, and
 * every other request waits while one is.
 */
const SLICE_BYTES = 128 * 1024;
/** For the slices of the largest file on a busy machine. */
const WRITING = { timeout: 30_000 };

const OLDEST_FIRST = [{ uploadedAt: 'asc' }, { id: 'asc' }] as const;
const UPLOADED = { id: true, filename: true, sizeBytes: true, wordCount: true, uploadedAt: true } as const;
const CONVERTED = { id: true, sizeBytes: true, options: true } as const;

/** Deletes everybody's files that were uploaded at `before` or earlier. */
export async function deleteExpiredFiles(before: Date): Promise<void> {
  // What somebody works on, or deletes as well, is left for the next time.
  await database().$executeRaw`
    DELETE FROM transformer_file WHERE id IN (
      SELECT id FROM transformer_file WHERE uploaded_at <= ${before} FOR UPDATE SKIP LOCKED
    )`;
}

export type UploadedFileRow = {
  id: string;
  filename: string;
  sizeBytes: number;
  wordCount: number;
  uploadedAt: Date;
  converted: { id: string; sizeBytes: number; options: ConversionOptions } | null;
};

/** The learner's files and what was made of them, without their content, in the order they came. */
export async function listFiles(userId: string, after: Date): Promise<UploadedFileRow[]> {
  const rows = await database().transformerFile.findMany({
    where: { userId, uploadedAt: { gt: after } },
    orderBy: [...OLDEST_FIRST],
    select: { ...UPLOADED, converted: { select: CONVERTED } },
  });
  return rows.map(({ converted, ...row }) => ({
    ...row,
    // Written by saveConversion alone.
    converted: converted && { ...converted, options: converted.options as ConversionOptions },
  }));
}

type NewFile = {
  userId: string;
  content: Uint8Array<ArrayBuffer>;
  wordCount: number;
  nowMs: number;
  after: Date;
  maxFiles: number;
  /** The name to store it under, given those of the learner's other files. */
  chooseName: (taken: readonly string[]) => string;
};

/** Stores an uploaded file; uploads of one learner go one after the other. */
export function insertFile(file: NewFile): Promise<'stored' | 'too-many' | 'no-user'> {
  const { userId, content, wordCount, nowMs, after, maxFiles, chooseName } = file;
  return writeContent(userId, content, async (transaction, whole) => {
    if (!(await lockUser(transaction, userId))) return 'no-user';
    await transaction.transformerFile.deleteMany({ where: { userId, uploadedAt: { lte: after } } });
    const present = await transaction.transformerFile.findMany({ where: { userId }, select: { filename: true } });
    if (present.length >= maxFiles) return 'too-many';
    const filename = chooseName(present.map((one) => one.filename));
    const id = uuidV7(nowMs);
    const first = firstSlice(content);
    await transaction.transformerFile.create({
      data: {
        id,
        userId,
        filename,
        sizeBytes: first.length,
        wordCount,
        content: first,
        uploadedAt: new Date(nowMs),
      },
      select: { id: true },
    });
    if (whole !== null) {
      await transaction.$executeRaw`
        UPDATE transformer_file SET content = lo_get(${whole}), size_bytes = ${content.length}
        WHERE id = ${id}::uuid`;
    }
    return 'stored';
  });
}

/** The content of one of the learner's uploaded files; nothing when they have no such file. */
export function readUploadedContent(userId: string, id: string, after: Date): AsyncGenerator<Uint8Array> {
  return readSlices(
    (start) => database().$queryRaw`
      SELECT substring(content FROM ${start} FOR ${SLICE_BYTES}) AS slice
      FROM transformer_file
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND uploaded_at > ${after}`,
  );
}

/** The same of a converted file. */
export function readConvertedContent(userId: string, id: string, after: Date): AsyncGenerator<Uint8Array> {
  return readSlices(
    (start) => database().$queryRaw`
      SELECT substring(converted_file.content FROM ${start} FOR ${SLICE_BYTES}) AS slice
      FROM converted_file JOIN transformer_file ON transformer_file.id = converted_file.uploaded_file_id
      WHERE converted_file.id = ${id}::uuid AND user_id = ${userId}::uuid AND uploaded_at > ${after}`,
  );
}

async function* readSlices(query: (start: number) => Promise<{ slice: Uint8Array }[]>): AsyncGenerator<Uint8Array> {
  for (let start = 1; ; start += SLICE_BYTES) {
    const [row] = await query(start);
    if (row && row.slice.length > 0) yield row.slice;
    if (!row || row.slice.length < SLICE_BYTES) return;
  }
}

/** What a content is stored with; all of it, when it is no larger. */
function firstSlice(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return content.slice(0, SLICE_BYTES);
}

/**
 * Writes a content of a learner's in one transaction. One that is larger than a slice is put together in
 * the database first, in a large object that `write` is told of and that goes afterwards: no lock is held
 * while it comes in. To add slice after slice to the row itself would write all before it anew each time.
 */
function writeContent<T>(
  userId: string,
  content: Uint8Array<ArrayBuffer>,
  write: (transaction: Transaction, whole: number | null) => Promise<T>,
): Promise<T> {
  const run = async (transaction: Transaction) => {
    if (content.length <= SLICE_BYTES) return write(transaction, null);
    const whole = await putTogether(transaction, content);
    const outcome = await write(transaction, whole);
    await transaction.$executeRaw`SELECT lo_unlink(${whole})`;
    return outcome;
  };
  return writeInTurn(userId, () => database().$transaction(run, WRITING));
}

async function putTogether(transaction: Transaction, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const [object] = await transaction.$queryRaw<{ id: number }[]>`SELECT lo_from_bytea(0, ${firstSlice(content)}) AS id`;
  if (!object) throw new Error('No large object was made.');
  for (let start = SLICE_BYTES; start < content.length; start += SLICE_BYTES) {
    await transaction.$executeRaw`SELECT lo_put(${object.id}, ${start}, ${content.slice(start, start + SLICE_BYTES)})`;
  }
  return object.id;
}

/** Whose converted file it is, its size, and what the uploaded one is called; null when there is none. */
export async function findConvertedOwner(id: string, after: Date) {
  const row = await database().convertedFile.findFirst({
    where: { id, uploadedFile: { uploadedAt: { gt: after } } },
    select: { sizeBytes: true, uploadedFile: { select: { userId: true, filename: true } } },
  });
  return row && { ...row.uploadedFile, sizeBytes: row.sizeBytes };
}

/** Whose uploaded file it is, its size and what it is called; null when there is none. */
export function findUploadedOwner(id: string, after: Date) {
  return database().transformerFile.findFirst({
    where: { id, uploadedAt: { gt: after } },
    select: { userId: true, filename: true, sizeBytes: true },
  });
}

type Conversion = {
  userId: string;
  uploadedFileId: string;
  content: Uint8Array<ArrayBuffer>;
  options: ConversionOptions;
  nowMs: number;
};

/** Stores what was made of a file, in place of an earlier conversion; false when the file is gone. */
export function saveConversion({ userId, uploadedFileId, content, options, nowMs }: Conversion): Promise<boolean> {
  return writeContent(userId, content, async (transaction, whole) => {
    // The account's lock: a file cleared meanwhile is not there, and none is while it is written.
    if (!(await lockUser(transaction, userId))) return false;
    // The file's own: it may expire meanwhile.
    const files = await transaction.$queryRaw<unknown[]>`
      SELECT FROM transformer_file WHERE id = ${uploadedFileId}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE`;
    if (files.length === 0) return false;
    const first = firstSlice(content);
    const stored = { sizeBytes: first.length, content: first, options };
    await transaction.convertedFile.upsert({
      where: { uploadedFileId },
      create: { id: uuidV7(nowMs), uploadedFileId, ...stored },
      update: stored,
      select: { id: true },
    });
    if (whole !== null) {
      await transaction.$executeRaw`
        UPDATE converted_file SET content = lo_get(${whole}), size_bytes = ${content.length}
        WHERE uploaded_file_id = ${uploadedFileId}::uuid`;
    }
    return true;
  });
}

/** Deletes all of the learner's files. */
export async function deleteFiles(userId: string): Promise<void> {
  await transactAsUser(userId, async (transaction) => {
    await transaction.transformerFile.deleteMany({ where: { userId } });
  });
}
