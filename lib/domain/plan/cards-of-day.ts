import { DUE_CARDS_PER_NEW_CARD } from '@/lib/domain/memorize/constants';
import { SECONDS_PER_DUE_CARD, SECONDS_PER_NEW_CARD } from './constants';
import type { PlanSituation } from './plan';

type Deck = Pick<PlanSituation['cards'], 'due' | 'unseen' | 'newPerDay'>;

/** How many due and new cards the time allows, taken in turns as the due deck takes them. */
export function cardsThatFit(deck: Deck, seconds: number): { due: number; fresh: number } {
  const left = { due: deck.due, fresh: Math.min(deck.newPerDay, deck.unseen) };
  const rounds = Math.floor(seconds / (SECONDS_PER_NEW_CARD + DUE_CARDS_PER_NEW_CARD * SECONDS_PER_DUE_CARD));
  const whole = Math.min(rounds, left.fresh, Math.ceil(left.due / DUE_CARDS_PER_NEW_CARD));
  const dueOfRounds = Math.min(left.due, whole * DUE_CARDS_PER_NEW_CARD);
  // Where either kind runs out the other takes what is left of the time.
  const rest = seconds - whole * SECONDS_PER_NEW_CARD - dueOfRounds * SECONDS_PER_DUE_CARD;
  const fresh = Math.min(left.fresh - whole, Math.floor(rest / SECONDS_PER_NEW_CARD));
  const due = Math.min(
    left.due - dueOfRounds,
    Math.floor((rest - fresh * SECONDS_PER_NEW_CARD) / SECONDS_PER_DUE_CARD),
  );
  return { due: dueOfRounds + due, fresh: whole + fresh };
}

/** How many of the first `count` cards of the due deck are new. */
export function newAmong(count: number, deck: Deck): number {
  const fresh = Math.min(deck.newPerDay, deck.unseen);
  return Math.min(fresh, Math.max(count - deck.due, Math.ceil(count / (1 + DUE_CARDS_PER_NEW_CARD))));
}
