import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import { MAX_IMPORT_BYTES } from '@/lib/domain/memorize/constants';
import type { CardFileContent } from '@/lib/domain/memorize/read-card-file';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { runCardFile } from '@/lib/services/transformer/run-conversion';
import { addOwnCards } from './add-own-cards';

const SHOWN_PROBLEMS = 100;
const SHOWN_CARDS = 5;

type Import = {
  userId: string;
  format: CardFileFormat;
  text: string;
  /** Without it nothing is stored: a dry run. */
  isCommitted: boolean;
  nowMs: number;
};

/**
 * Reads a file of cards and says what is in it; when committed, stores the new ones, so that the same
 * file twice is stored once. Throws 'too_large' for a file of more than 1 MB, 'invalid_input' when the
 * learner would have too many cards.
 */
export async function importCards({ userId, format, text, isCommitted, nowMs }: Import) {
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES) {
    throw new AppError('too_large', 'That is too large: a card file can be at most 1 MB.');
  }
  const { cards, problems } = await read(userId, format, text);
  const added = await addOwnCards({ userId, cards, isCommitted, nowMs });
  return {
    isCommitted,
    newCount: added.length,
    duplicateCount: cards.length - added.length,
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    preview: added.slice(0, SHOWN_CARDS),
  };
}

/** In a thread: what a file may hold takes longer than anybody else should wait. */
async function read(userId: string, format: CardFileFormat, text: string): Promise<CardFileContent> {
  try {
    return await runCardFile(userId, format, text);
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    throw new AppError('too_large', 'That file takes too long to read: send it in parts.', { cause: error });
  }
}
