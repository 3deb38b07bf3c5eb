import 'server-only';
import { normalizeOwnCard, type OwnCardText, ownCardProblem } from '@/lib/domain/memorize/own-card';
import type { DocumentParagraph } from '@/lib/domain/transformer/convert-part';
import { findWords, firstLetters } from '@/lib/domain/transformer/first-letters';
import type { TextOptions } from '@/lib/domain/transformer/options';
import { readParagraphs } from './convert-document';

/** Fewer say too little to be recalled. */
const MIN_WORDS = 4;

export type DocumentCards = {
  cards: OwnCardText[];
  /** Paragraphs with text that make none. */
  skippedCount: number;
};

/** A paragraph as a card; null when it makes none. */
function cardOf({ text, isHeading }: DocumentParagraph, deck: string, options: TextOptions): OwnCardText | null {
  if (isHeading || findWords(text).length < MIN_WORDS) return null;
  // What cannot stand in a card, such as a private character, is no reason to lose the paragraph.
  const back = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n+ ?/g, '\n');
  const card = normalizeOwnCard({ front: firstLetters(back, options), back, deck, tags: [] });
  return ownCardProblem(card) === null ? card : null;
}

/** The paragraphs of a document as cards of a deck. Throws DocumentProblem. */
export function readCards(bytes: Uint8Array, deck: string, options: TextOptions): DocumentCards {
  const paragraphs = readParagraphs(bytes).filter(({ text }) => text.trim() !== '');
  const cards = paragraphs.map((paragraph) => cardOf(paragraph, deck, options)).filter((card) => card !== null);
  return { cards, skippedCount: paragraphs.length - cards.length };
}
