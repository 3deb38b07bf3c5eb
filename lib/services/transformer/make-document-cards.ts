import 'server-only';
import { readUploadedContent } from '@/lib/db/transformer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_DECK_NAME_LENGTH } from '@/lib/domain/memorize/constants';
import { normalizeOwnCard, type OwnCardText, ownCardProblem } from '@/lib/domain/memorize/own-card';
import type { DocumentParagraph } from '@/lib/domain/transformer/convert-part';
import { DocumentProblem, describeProblem } from '@/lib/domain/transformer/document-problem';
import { documentTitle } from '@/lib/domain/transformer/filenames';
import { findWords, firstLetters } from '@/lib/domain/transformer/first-letters';
import type { TextOptions } from '@/lib/domain/transformer/options';
import { addOwnCards } from '@/lib/services/memorize/add-own-cards';
import { GONE, requireOwnUpload } from './require-own-file';
import { runParagraphs } from './run-conversion';
import { expiryLimit, wholeContent } from './standing-files';

/** Fewer say too little to be recalled. */
const MIN_WORDS = 4;
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

/** A paragraph as a card; null when it makes none. */
function cardOf({ text, isHeading }: DocumentParagraph, deck: string, options: TextOptions): OwnCardText | null {
  if (isHeading || findWords(text).length < MIN_WORDS) return null;
  // What cannot stand in a card, such as a private character, is no reason to lose the paragraph.
  const back = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n+ ?/g, '\n');
  const card = normalizeOwnCard({ front: firstLetters(back, options), back, deck, tags: [] });
  return ownCardProblem(card) === null ? card : null;
}

/**
 * Makes cards of the paragraphs of an uploaded document. Throws 'not_found' or 'forbidden' for the
 * file, 'invalid_input' when the learner would have too many cards.
 */
export async function makeDocumentCards({ userId, id, options, isCommitted, nowMs }: Making) {
  const { filename, sizeBytes } = await requireOwnUpload(userId, id, nowMs);
  const content = await wholeContent(readUploadedContent(userId, id, expiryLimit(nowMs)), sizeBytes);
  if (!content) throw new AppError('not_found', GONE);
  const paragraphs = (await readParagraphs(filename, content)).filter(({ text }) => text.trim() !== '');
  const deck = documentTitle(filename, MAX_DECK_NAME_LENGTH);
  const cards = paragraphs.map((paragraph) => cardOf(paragraph, deck, options)).filter((card) => card !== null);
  const added = await addOwnCards({ userId, cards, isCommitted, nowMs });
  return {
    isCommitted,
    deck,
    deckId: `own:${deck}`,
    newCount: added.length,
    duplicateCount: cards.length - added.length,
    skippedCount: paragraphs.length - cards.length,
    cards: added.slice(0, SHOWN_CARDS).map(({ front, back }) => ({ front, back })),
  };
}

async function readParagraphs(filename: string, content: Uint8Array<ArrayBuffer>) {
  try {
    return await runParagraphs(content);
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    const { code, msg } = describeProblem(error.kind, filename);
    throw new AppError(code, msg, { cause: error });
  }
}
