import 'server-only';
import { readUploadedContent } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_DECK_NAME_LENGTH } from '@/lib/domain/memorize/constants';
import { DocumentProblem, describeProblem } from '@/lib/domain/transformer/document-problem';
import { documentTitle } from '@/lib/domain/transformer/filenames';
import type { TextOptions } from '@/lib/domain/transformer/options';
import { addOwnCards } from '@/lib/services/memorize/add-own-cards';
import { expiryLimit, wholeContent } from './current-files';
import { GONE, requireOwnUpload } from './require-own-file';
import { runCards } from './run-conversion';

const SHOWN_CARDS = 200;

type Making = {
  userId: string;
  /** The uploaded file. */
  id: string;
  options: TextOptions;
  /** Without it nothing is stored: a dry run. */
  isCommitted: boolean;
  nowMs: number;
};

/**
 * Makes cards of the paragraphs of an uploaded document. Throws 'not_found' or 'forbidden' for the
 * file, 'invalid_input' when the learner would have too many cards.
 */
export async function makeDocumentCards({ userId, id, options, isCommitted, nowMs }: Making) {
  const { filename, sizeBytes } = await requireOwnUpload(userId, id, nowMs);
  const content = await wholeContent(readUploadedContent(userId, id, expiryLimit(nowMs)), sizeBytes);
  if (!content) throw new AppError('not_found', GONE);
  const deck = documentTitle(filename, MAX_DECK_NAME_LENGTH);
  const { cards, skippedCount } = await naming(filename, () => runCards(userId, content, deck, options));
  const added = await addOwnCards({ userId, cards, isCommitted, nowMs });
  return {
    isCommitted,
    deck,
    deckId: `own:${deck}`,
    newCount: added.length,
    duplicateCount: cards.length - added.length,
    skippedCount,
    cards: added.slice(0, SHOWN_CARDS).map(({ front, back }) => ({ front, back })),
  };
}

/** What `read` answers; the refusal of a document as people read it. */
async function naming<T>(filename: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    const { code, msg } = describeProblem(error.kind, filename);
    throw new AppError(code, msg, { cause: error });
  }
}
