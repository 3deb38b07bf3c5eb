import * as z from 'zod/mini';
import { CARD_FILE_FORMATS } from '@/lib/domain/memorize/card-file-format';
import { CARD_RATINGS } from '@/lib/domain/memorize/constants';
import { normalizeOwnCard, ownCardProblem } from '@/lib/domain/memorize/own-card';
import { defineEndpoint } from './endpoint-contract';

/** IANA time zone of the browser; without one that of the learner's last review, else UTC. */
const timeZone = z.optional(z.string().check(z.maxLength(64)));
const deckId = z.string().check(z.minLength(1), z.maxLength(200));

const cardRef = z.union(
  [
    z.strictObject({ ruleId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    z.strictObject({ ownCardId: z.uuid('The id of a card is a UUID.') }),
  ],
  'card must name a ruleId or an ownCardId.',
);

const deckSummary = z.object({
  /** 'due', 'missed', 'own', 'own:<name>', 'subject:<id>', 'new:<id of a subject>' or 'issue:<id>'. */
  id: z.string(),
  kind: z.enum(['due', 'missed', 'own', 'own-deck', 'subject', 'new', 'issue']),
  name: z.string(),
  subjectId: z.nullable(z.string()),
  total: z.number(),
  /** Of these, due today. */
  due: z.number(),
  /** Of these, never reviewed. */
  unseen: z.number(),
});

export const listDecks = defineEndpoint({
  method: 'GET',
  path: '/cards/decks',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ timeZone }),
  response: z.array(deckSummary),
});

/** How long a card stays away after a rating. */
const interval = z.union([z.object({ minutes: z.number() }), z.object({ days: z.number() })]);

const deckCard = z.object({
  card: cardRef,
  front: z.string(),
  back: z.string(),
  /** Phrases of the back to mark; none where the list was kept before they were sent. */
  buzzwords: z._default(z.array(z.string()), []),
  /** The topic of a rule, the deck of one's own card; empty for none. */
  topic: z.string(),
  /** Of a rule. */
  subjectId: z.nullable(z.string()),
  status: z.enum(['due', 'new', 'later']),
  next: z.object({ again: interval, hard: interval, good: interval }),
});
export type DeckCard = z.output<typeof deckCard>;

/** The cards of a deck, those most wanted first; of a larger deck the first 200. */
export const listDeckCards = defineEndpoint({
  method: 'GET',
  path: '/cards',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ deck: deckId, timeZone }),
  response: z.object({ deck: deckSummary, cards: z.array(deckCard) }),
});

const reviewKey = z.string('Idempotency-Key is required.').check(z.minLength(1), z.maxLength(200));

export const reviewCard = defineEndpoint({
  method: 'POST',
  path: '/cards/reviews',
  auth: 'signed-in',
  status: 201,
  headers: z.object({
    /** Names the review: the same key from the same learner is stored once, and undone by it. */
    'idempotency-key': reviewKey,
  }),
  body: z.strictObject({
    card: cardRef,
    rating: z.enum(CARD_RATINGS),
    timeZone,
    /** ISO 8601 instant, earlier than it is sent when the network was away. */
    reviewedAt: z.optional(z.iso.datetime('reviewedAt must be an instant in UTC, as ISO 8601.')),
  }),
  response: z.object({ dueAt: z.string() }),
});

/** Takes a review back that is the last of its card: 404 when there is none of this key, 409 when another followed. */
export const undoReview = defineEndpoint({
  method: 'DELETE',
  path: '/cards/reviews/{key}',
  auth: 'signed-in',
  params: z.object({ key: reviewKey }),
  response: z.object({
    /** Null when the card is as good as never seen. */
    dueAt: z.nullable(z.string()),
  }),
});

/** A card as a learner writes it; it is kept without blanks around and with line breaks of one kind. */
const ownCardText = z.pipe(
  z.strictObject({
    front: z.string('The front is required.'),
    back: z.string('The back is required.'),
    deck: z._default(z.string(), ''),
    tags: z._default(z.array(z.string()), []),
  }),
  z.transform((draft, context) => {
    const card = normalizeOwnCard(draft);
    const problem = ownCardProblem(card);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: draft });
    return card;
  }),
);

/** Its texts as long as they may be, each character escaped, and as much again of blanks around them. */
const OWN_CARD_BYTES = 100_000;

const ownCard = z.object({
  id: z.string(),
  front: z.string(),
  back: z.string(),
  deck: z.string(),
  tags: z.array(z.string()),
});
export type OwnCard = z.output<typeof ownCard>;

const ownCardId = z.object({ id: z.uuid('The id of a card is a UUID.') });

/** The learner's own cards, newest first; `before` is the `nextBefore` of the page before. */
export const listOwnCards = defineEndpoint({
  method: 'GET',
  path: '/cards/own',
  auth: 'signed-in',
  query: z.object({ before: z.optional(z.uuid('before must be the id of a card.')) }),
  response: z.object({ cards: z.array(ownCard), nextBefore: z.nullable(z.string()) }),
});

export const createOwnCard = defineEndpoint({
  method: 'POST',
  path: '/cards/own',
  auth: 'signed-in',
  status: 201,
  headers: z.object({
    /** Same key from the same learner: stored once, answered alike. */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  body: ownCardText,
  maxBodyBytes: OWN_CARD_BYTES,
  response: ownCard,
});

export const updateOwnCard = defineEndpoint({
  method: 'PUT',
  path: '/cards/own/{id}',
  auth: 'signed-in',
  params: ownCardId,
  body: ownCardText,
  maxBodyBytes: OWN_CARD_BYTES,
  response: ownCard,
});

/** Deletes a card and what is known of it. */
export const deleteOwnCard = defineEndpoint({
  method: 'DELETE',
  path: '/cards/own/{id}',
  auth: 'signed-in',
  status: 204,
  params: ownCardId,
  response: z.undefined(),
});

/**
 * Reads cards from the text of a file, at most 1 MB. Without `commit` nothing is stored; with it the
 * rows that are cards are, but none that the learner has already.
 */
export const importCards = defineEndpoint({
  method: 'POST',
  path: '/cards/import',
  auth: 'signed-in',
  isHeavy: true,
  body: z.strictObject({ format: z.enum(CARD_FILE_FORMATS), text: z.string(), commit: z._default(z.boolean(), false) }),
  // As JSON a text of quotation marks and line breaks is twice as long.
  maxBodyBytes: 2_100_000,
  response: z.object({
    isCommitted: z.boolean(),
    /** Cards that are new, stored or to be stored. */
    newCount: z.number(),
    /** Cards that the learner has already, or that the file holds twice. */
    duplicateCount: z.number(),
    /** How many rows are no cards. */
    problemCount: z.number(),
    /** The first of them, by line. */
    problems: z.array(z.object({ line: z.number(), msg: z.string() })),
    /** The first of the new cards. */
    preview: z.array(z.omit(ownCard, { id: true })),
  }),
});
export type ImportReport = z.output<typeof importCards.response>;

export const CARD_EXPORT_FORMATS = [...CARD_FILE_FORMATS, 'docx'] as const;
export type CardExportFormat = (typeof CARD_EXPORT_FORMATS)[number];

/** A whole deck as a file: for other programs, or as a document to print. */
export const exportCards = defineEndpoint({
  method: 'GET',
  path: '/cards/export',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ deck: deckId, format: z.enum(CARD_EXPORT_FORMATS), timeZone }),
  response: z.file(),
});
