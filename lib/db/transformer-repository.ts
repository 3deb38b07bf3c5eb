import 'server-only';
import type { ConversionOptions } from '@/lib/domain/transformer/options';
import { lockUser } from './lock-user';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

// A file lives as long as it was uploaded after the moment that each function is given; older ones
// are as good as deleted, and are at the next occasion.

const OLDEST_FIRST = [{ uploadedAt: 'asc' }, { id: 'asc' }] as const;
const UPLOADED = { id: true, filename: true, sizeBytes: true, wordCount: true, uploadedAt: true } as const;
const CONVERTED = { id: true, sizeBytes: true, options: true } as const;

/** Deletes everybody's files that were uploaded at `before` or earlier. */
export async function deleteExpiredFiles(before: Date): Promise<void> {
  await database().transformerFile.deleteMany({ where: { uploadedAt: { lte: before } } });
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
  return database().$transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) return 'no-user';
    await transaction.transformerFile.deleteMany({ where: { userId, uploadedAt: { lte: after } } });
    const present = await transaction.transformerFile.findMany({ where: { userId }, select: { filename: true } });
    if (present.length >= maxFiles) return 'too-many';
    const filename = chooseName(present.map((one) => one.filename));
    await transaction.transformerFile.create({
      data: {
        id: uuidV7(nowMs),
        userId,
        filename,
        sizeBytes: content.length,
        wordCount,
        content,
        uploadedAt: new Date(nowMs),
      },
      select: { id: true },
    });
    return 'stored';
  });
}

/** The content of one of the learner's uploaded files, null when they have no such file. */
export async function findUploadedContent(userId: string, id: string, after: Date) {
  return database().transformerFile.findFirst({
    where: { id, userId, uploadedAt: { gt: after } },
    select: { filename: true, content: true },
  });
}

/** The same of a converted file; the name is that of the uploaded one. */
export async function findConvertedContent(userId: string, id: string, after: Date) {
  const row = await database().convertedFile.findFirst({
    where: { id, uploadedFile: { userId, uploadedAt: { gt: after } } },
    select: { content: true, uploadedFile: { select: { filename: true } } },
  });
  return row && { filename: row.uploadedFile.filename, content: row.content };
}

/** Whose converted file it is, null when there is none. */
export async function findConvertedOwner(id: string, after: Date): Promise<string | null> {
  const row = await database().convertedFile.findFirst({
    where: { id, uploadedFile: { uploadedAt: { gt: after } } },
    select: { uploadedFile: { select: { userId: true } } },
  });
  return row?.uploadedFile.userId ?? null;
}

/** Whose uploaded file it is, null when there is none. */
export async function findUploadedOwner(id: string, after: Date): Promise<string | null> {
  const row = await database().transformerFile.findFirst({
    where: { id, uploadedAt: { gt: after } },
    select: { userId: true },
  });
  return row?.userId ?? null;
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
  return database().$transaction(async (transaction) => {
    // The account's lock: a file cleared meanwhile is not there, and none is while it is written.
    if (!(await lockUser(transaction, userId))) return false;
    const file = await transaction.transformerFile.findFirst({
      where: { id: uploadedFileId, userId },
      select: { id: true },
    });
    if (!file) return false;
    const stored = { sizeBytes: content.length, content, options };
    await transaction.convertedFile.upsert({
      where: { uploadedFileId },
      create: { id: uuidV7(nowMs), uploadedFileId, ...stored },
      update: stored,
      select: { id: true },
    });
    return true;
  });
}

/** Deletes all of the learner's files. */
export async function deleteFiles(userId: string): Promise<void> {
  await database().$transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await transaction.transformerFile.deleteMany({ where: { userId } });
  });
}
