import 'server-only';
import { listOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import { cardKey } from '@/lib/domain/memorize/card-ref';
import type { OwnCardText } from '@/lib/domain/memorize/own-card';
import { writeCardFile } from '@/lib/domain/memorize/write-card-file';
import { cardsDocument } from './cards-document';
import { currentRuleCards } from './current-rule-cards';
import { type Asking, learnerDecks } from './learner-decks';

const TEXT_FILES: Record<CardFileFormat, { extension: string; mediaType: string }> = {
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  tsv: { extension: 'tsv', mediaType: 'text/tab-separated-values; charset=utf-8' },
  anki: { extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
};
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Export = Asking & { deckId: string; format: CardFileFormat | 'docx' };

/**
 * All cards of a deck as a file, in the order of the outline and then of writing: text that
 * `importCards` reads back, or a document to print. Throws 'not_found' when there is no such deck.
 */
export async function exportCards({ deckId, format, ...asking }: Export): Promise<File> {
  const { decks } = await learnerDecks(asking);
  const deck = decks.summaries.find(({ id }) => id === deckId);
  const placed = decks.cardsOf(deckId);
  if (!deck || !placed) throw new AppError('not_found', 'There is no such deck.');

  const wanted = new Set(placed.map(({ key }) => key));
  const [{ inOrder }, own] = await Promise.all([currentRuleCards(), listOwnCards(asking.userId)]);
  const cards: OwnCardText[] = [
    ...inOrder
      .filter(({ ruleId }) => wanted.has(cardKey({ ruleId })))
      .map(({ name, text, subject, issue }) => ({
        front: name,
        back: text,
        deck: `${subject.name}::${issue.name}`,
        tags: [],
      })),
    ...own.filter(({ id }) => wanted.has(cardKey({ ownCardId: id }))),
  ];
  const name = `barwright-${deck.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'cards'}`;
  if (format === 'docx') {
    return new File([await cardsDocument(deck.name, cards)], `${name}.docx`, { type: DOCUMENT_TYPE });
  }
  const { extension, mediaType } = TEXT_FILES[format];
  return new File([writeCardFile(format, cards)], `${name}.${extension}`, { type: mediaType });
}
