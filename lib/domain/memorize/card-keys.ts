import { CARD_RATINGS, type CardRating } from './constants';

/** What a key means to a flashcard. */
export type CardCommand =
  | { type: 'flip' }
  | { type: 'rate'; rating: CardRating }
  /** Flip a card that shows its front, else go on. */
  | { type: 'advance' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'undo' }
  | { type: 'showKeys' };

const COMMANDS = new Map<string, CardCommand>([
  [' ', { type: 'flip' }],
  ...CARD_RATINGS.map((rating, index): [string, CardCommand] => [String(index + 1), { type: 'rate', rating }]),
  ['Enter', { type: 'advance' }],
  ['ArrowRight', { type: 'next' }],
  ['ArrowLeft', { type: 'previous' }],
  ['u', { type: 'undo' }],
  ['?', { type: 'showKeys' }],
]);

/** The command of a key as `KeyboardEvent.key` names it; null for a key without one. */
export function cardCommandOfKey(key: string): CardCommand | null {
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
