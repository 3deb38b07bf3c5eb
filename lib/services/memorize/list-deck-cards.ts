import 'server-only';
import { findOwnCards } from '@/lib/db/own-card-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import { MAX_RUN_CARDS } from '@/lib/domain/memorize/constants';
import { previewIntervals } from '@/lib/domain/memorize/schedule';
import { currentRuleCards } from './current-rule-cards';
import { type Asking, learnerDecks } from './learner-decks';

type Face = { front: string; back: string; buzzwords: string[]; topic: string; subjectId: string | null };

/**
 * The cards of a deck, those most wanted first and at most as many as one run takes, each with what a
 * rating would do. Throws 'not_found' when there is no such deck.
 */
export async function listDeckCards({ deckId, ...asking }: Asking & { deckId: string }) {
  const { decks, learner, moment } = await learnerDecks(asking);
  const deck = decks.summaries.find(({ id }) => id === deckId);
  const cards = decks.cardsOf(deckId)?.slice(0, MAX_RUN_CARDS);
  if (!deck || !cards) throw new AppError('not_found', 'There is no such deck.');

  const faceOf = await loadFaces(
    asking.userId,
    cards.map(({ ref }) => ref),
  );
  return {
    deck,
    cards: cards.flatMap(({ ref, key, status }) => {
      const face = faceOf(ref);
      if (!face) return [];
      const latestDay = decks.plan?.latestDayAfterReview(key) ?? null;
      const next = previewIntervals(learner.memories.get(key) ?? null, moment, latestDay);
      return [{ card: ref, ...face, status, next }];
    }),
  };
}

async function loadFaces(userId: string, refs: readonly CardRef[]): Promise<(ref: CardRef) => Face | null> {
  const ownIds = refs.flatMap((ref) => ('ownCardId' in ref ? ref.ownCardId : []));
  const [{ byId }, own] = await Promise.all([currentRuleCards(), findOwnCards(userId, ownIds)]);
  const ownById = new Map(own.map((card) => [card.id, card]));
  return (ref) => {
    if ('ownCardId' in ref) {
      const card = ownById.get(ref.ownCardId);
      return card ? { front: card.front, back: card.back, buzzwords: [], topic: card.deck, subjectId: null } : null;
    }
    const rule = byId.get(ref.ruleId);
    if (!rule) return null;
    const { name, text, buzzwords, issue, subject } = rule;
    return { front: name, back: text, buzzwords: [...buzzwords], topic: issue.name, subjectId: subject.id };
  };
}
