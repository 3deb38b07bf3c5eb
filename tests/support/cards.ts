import { expect } from 'vitest';
import { POST as postCard } from '@/app/api/cards/own/route';
import { POST as postReview } from '@/app/api/cards/reviews/route';
import { GET as getCards } from '@/app/api/cards/route';
import { createOwnCard, listDeckCards, reviewCard } from '@/lib/contract/cards';
import { send } from './api';

/** A card of the question bank's rules. */
export const HEARSAY = { ruleId: 'rule-evi-hearsay' };

type Somebody = { token: string };

export const askCards = (deck: string, token?: string) =>
  send(getCards, { path: `/cards?${new URLSearchParams({ deck, timeZone: 'UTC' })}`, ...(token && { token }) });

export async function cardsOf(deck: string, { token }: Somebody) {
  const response = await askCards(deck, token);
  expect(response.status).toBe(200);
  return listDeckCards.response.parse(await response.json()).cards;
}

export const frontsOf = async (deck: string, who: Somebody) => (await cardsOf(deck, who)).map(({ front }) => front);

export type Review = Somebody & { card?: unknown; rating?: string; key?: string; more?: object };

export const sendReview = ({ card = HEARSAY, rating = 'good', key, token, more }: Review) =>
  send(postReview, {
    token,
    json: { card, rating, timeZone: 'UTC', ...more },
    headers: { 'Idempotency-Key': key ?? crypto.randomUUID() },
  });

export async function review(given: Review) {
  const response = await sendReview(given);
  expect(response.status).toBe(201);
  return reviewCard.response.parse(await response.json());
}

export async function writeCard(card: object, { token }: Somebody) {
  const response = await send(postCard, { token, json: card });
  expect(response.status).toBe(201);
  return createOwnCard.response.parse(await response.json());
}
