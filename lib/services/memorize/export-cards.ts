import 'server-only';
import { Readable } from 'node:stream';
import { pagesOfOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import { cardKey } from '@/lib/domain/memorize/card-ref';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';
import { cardFileHeader, cardFileRows } from '@/lib/domain/memorize/write-card-file';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { requireAccount } from '@/lib/services/account/require-account';
import type { PrintedCard } from '@/lib/services/transformer/card-document';
import { runCardDocument } from '@/lib/services/transformer/run-conversion';
import { currentRuleCards } from './current-rule-cards';
import { type Asking, learnerDecks } from './learner-decks';

const TEXT_FILES: Record<CardFileFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  tsv: { extension: 'tsv', mediaType: 'text/tab-separated-values; charset=utf-8' },
  anki: { extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
};
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Characters that a document to print may hold: a thousand pages. */
const MAX_PRINTED_CHARACTERS = 5_000_000;
const TOO_LARGE_TO_PRINT = 'That deck is too large to print at once. Print its parts, or save it as text.';

type CardFile = { name: string; type: string; content: ReadableStream<Uint8Array> };

type Export = Asking & { deckId: string; format: CardFileFormat | 'docx' };

/**
 * All cards of a deck as a file, in the order of the outline and then of writing: text that
 * `importCards` reads back, or a document to print. Throws 'not_found' when there is no such deck,
 * 'too_large' for a document of more than five million characters.
 */
export async function exportCards({ deckId, format, ...asking }: Export): Promise<CardFile> {
  const { decks } = await learnerDecks(asking);
  const deck = decks.summaries.find(({ id }) => id === deckId);
  const placed = decks.cardsOf(deckId);
  if (!deck || !placed) throw new AppError('not_found', 'There is no such deck.');

  const pages = cardsOf(asking.userId, new Set(placed.map(({ key }) => key)));
  const name = `barwright-${deck.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'cards'}`;
  if (format === 'docx') {
    return {
      name: `${name}.docx`,
      type: DOCUMENT_TYPE,
      content: streamOf([await print(asking.userId, deck.kind === 'issue' ? topicTitle(deck.name) : deck.name, pages)]),
    };
  }
  const { extension, mediaType } = TEXT_FILES[format];
  return { name: `${name}.${extension}`, type: mediaType, content: streamOf(write(format, pages)) };
}

/** The cards of these keys, some at a time: those of rules, then the learner's own. Throws 'unauthenticated' when the account goes. */
async function* cardsOf(userId: string, wanted: ReadonlySet<string>): AsyncGenerator<OwnCardText[]> {
  const { inOrder } = await currentRuleCards();
  yield inOrder
    .filter(({ ruleId }) => wanted.has(cardKey({ ruleId })))
    .map(({ name, text, subject, issue }) => ({
      front: name,
      back: text,
      deck: `${subject.name}::${topicTitle(issue.name)}`,
      tags: [],
    }));
  for await (const page of pagesOfOwnCards(userId)) {
    yield page.filter(({ id }) => wanted.has(cardKey({ ownCardId: id })));
  }
  await requireAccount(userId);
}

async function* write(format: CardFileFormat, pages: AsyncIterable<OwnCardText[]>): AsyncGenerator<string> {
  yield cardFileHeader(format);
  for await (const cards of pages) yield cardFileRows(format, cards);
}

async function print(userId: string, title: string, pages: AsyncIterable<OwnCardText[]>): Promise<Uint8Array> {
  const cards: PrintedCard[] = [];
  let characters = 0;
  for await (const page of pages) {
    for (const { front, back } of page) {
      characters += front.length + back.length;
      cards.push({ front, back });
    }
    if (characters > MAX_PRINTED_CHARACTERS) throw new AppError('too_large', TOO_LARGE_TO_PRINT);
  }
  try {
    return await runCardDocument(userId, title, cards);
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    throw new AppError('too_large', TOO_LARGE_TO_PRINT, { cause: error });
  }
}

function streamOf(pieces: Iterable<Uint8Array> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
}
