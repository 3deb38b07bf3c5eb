import { isBlank } from '@/lib/domain/text/blank';
import { MAX_BACK_LENGTH, MAX_DECK_NAME_LENGTH, MAX_FRONT_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from './constants';

/** A card as a learner writes it: plain text, line breaks kept. */
export type OwnCardText = {
  front: string;
  back: string;
  /** Empty for none. */
  deck: string;
  /** Words without blanks, each once. */
  tags: string[];
};

// Beside line breaks and tabs no control character, and no half of a character, is text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const NOT_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/u;

/** One way to write the same card: line breaks of one kind, no blanks around, nothing where nothing shows, each tag once. */
export function normalizeOwnCard({ front, back, deck, tags }: OwnCardText): OwnCardText {
  const text = (value: string) => (isBlank(value) ? '' : value.replace(/\r\n?/g, '\n').trim());
  return {
    front: text(front),
    back: text(back),
    deck: text(deck).replace(/\s+/g, ' '),
    tags: [...new Set(tags.flatMap((tag) => tag.split(/\s+/)).filter((tag) => !isBlank(tag)))],
  };
}

/** What is wrong with a normalized card, as a sentence; null when nothing is. */
export function ownCardProblem({ front, back, deck, tags }: OwnCardText): string | null {
  if (front === '') return 'The front is empty.';
  if (back === '') return 'The back is empty.';
  if (front.length > MAX_FRONT_LENGTH) return `The front is longer than ${MAX_FRONT_LENGTH} characters.`;
  if (back.length > MAX_BACK_LENGTH) return `The back is longer than ${MAX_BACK_LENGTH} characters.`;
  if (deck.length > MAX_DECK_NAME_LENGTH) return `The deck name is longer than ${MAX_DECK_NAME_LENGTH} characters.`;
  if (tags.length > MAX_TAGS) return `There are more than ${MAX_TAGS} tags.`;
  if (tags.some((tag) => tag.length > MAX_TAG_LENGTH)) return `A tag is longer than ${MAX_TAG_LENGTH} characters.`;
  if ([front, back, deck, ...tags].some((value) => NOT_TEXT.test(value)))
    return 'The card contains control characters.';
  return null;
}
