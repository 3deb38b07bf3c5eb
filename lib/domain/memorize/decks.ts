import { earlierDay } from '@/lib/domain/time/calendar-day';
import { type CardRef, cardKey } from './card-ref';
import { type ExamPlan, planLastPass } from './exam-plan';
import { mixNewCards } from './mix-new-cards';
import type { CardMemory } from './schedule';

/** A rule as a flashcard; the catalogue holds them in the order of the outline. */
export type RuleCard = {
  ruleId: string;
  name: string;
  text: string;
  /** What marks its elements, in the words of the rule. */
  buzzwords: readonly string[];
  subject: { id: string; name: string };
  /** The topic. */
  issue: { id: string; name: string };
};

/** All that the decks of a learner depend on. */
export type LearnerCards = {
  /** The first written first. */
  ownCards: readonly { id: string; deck: string }[];
  /** By card key; a card never reviewed has none. */
  memories: ReadonlyMap<string, CardMemory>;
  /** When a question about a rule was last answered wrong and not right since, by rule id. */
  missedAtMs: ReadonlyMap<string, number>;
  /** How many cards were seen for the first time today. */
  newCardsToday: number;
  newCardsPerDay: number;
  /** YYYY-MM-DD. */
  examDay: string | null;
};

export type DeckKind = 'due' | 'missed' | 'own' | 'own-deck' | 'subject' | 'new' | 'issue';

export type DeckSummary = {
  id: string;
  kind: DeckKind;
  name: string;
  /** Of subjects, what is new in them, and topics. */
  subjectId: string | null;
  total: number;
  /** Of these, due today. */
  due: number;
  /** Of these, never reviewed. */
  unseen: number;
};

/** What a deck says of a card: due today, never reviewed, or not due yet. */
export type CardStatus = 'due' | 'new' | 'later';

type PlacedCard = { ref: CardRef; key: string; status: CardStatus; dueDay: string };

/** The decks of one learner on one day. */
export type Decks = {
  plan: ExamPlan | null;
  summaries: DeckSummary[];
  /** The cards of a deck, those most wanted first; null when there is no such deck. */
  cardsOf: (deckId: string) => PlacedCard[] | null;
};

/** The deck of the cards of a subject that were never reviewed, but for those that a missed question has made due. */
export const newDeckId = (subjectId: string) => `new:${subjectId}`;

const CARD_STATUSES: readonly CardStatus[] = ['due', 'new', 'later'];

function byStatus(a: PlacedCard, b: PlacedCard): number {
  const rank = CARD_STATUSES.indexOf(a.status) - CARD_STATUSES.indexOf(b.status);
  return rank || (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : 0);
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * Lays out the decks of a learner on their day `today` (YYYY-MM-DD).
 *
 * 'Due today' holds every card whose day has come, by FSRS or by the plan before the exam; every rule
 * of a question missed since the rule was last reviewed; and new cards of the decks that were started,
 * as many as the day may still bring, each before some due ones, so that whoever stops early has seen some. A topic counts as started once one of its rules was reviewed;
 * one's own cards are started by writing them, and come first.
 */
export function layOutDecks(catalogue: readonly RuleCard[], learner: LearnerCards, today: string): Decks {
  const plan = planLastPass({
    examDay: learner.examDay,
    today,
    newCardsPerDay: learner.newCardsPerDay,
    cards: [...learner.memories].map(([key, { stability, lastDay }]) => ({ key, stability, lastDay })),
  });

  function place(ref: CardRef): PlacedCard {
    const key = cardKey(ref);
    const memory = learner.memories.get(key);
    const missedAtMs = 'ruleId' in ref ? learner.missedAtMs.get(ref.ruleId) : undefined;
    const wasMissed = missedAtMs !== undefined && missedAtMs > (memory?.lastReviewedAtMs ?? Number.NEGATIVE_INFINITY);
    if (!memory) return { ref, key, status: wasMissed ? 'due' : 'new', dueDay: today };
    const latestDay = plan?.latestDayOf(key) ?? memory.dueDay;
    const dueDay = wasMissed ? today : earlierDay(latestDay, memory.dueDay);
    return { ref, key, status: dueDay <= today ? 'due' : 'later', dueDay };
  }

  const rules = catalogue.map((rule) => ({ ...rule, ...place({ ruleId: rule.ruleId }) }));
  const own = learner.ownCards.map(({ id, deck }) => ({ deck, ...place({ ownCardId: id }) }));
  const bySubject = group(rules, ({ subject }) => subject.id);
  const byIssue = group(rules, ({ issue }) => issue.id);
  const ownDecks = group(
    own.filter(({ deck }) => deck !== ''),
    ({ deck }) => deck,
  );

  const due = [...rules, ...own].filter(({ status }) => status === 'due').sort(byStatus);
  const startedIssues = [...byIssue.values()].filter((cards) => cards.some(({ key }) => learner.memories.has(key)));
  const newCards = [...own, ...startedIssues.flat()]
    .filter(({ status }) => status === 'new')
    .slice(0, Math.max(0, learner.newCardsPerDay - learner.newCardsToday));
  const missed = rules
    .filter(({ ruleId }) => learner.missedAtMs.has(ruleId))
    .sort((a, b) => (learner.missedAtMs.get(b.ruleId) ?? 0) - (learner.missedAtMs.get(a.ruleId) ?? 0));

  const dueToday = mixNewCards(newCards, due);
  const decks: { kind: DeckKind; id: string; name: string; subjectId: string | null; cards: PlacedCard[] }[] = [
    { kind: 'due', id: 'due', name: 'Due today', subjectId: null, cards: dueToday },
    { kind: 'missed', id: 'missed', name: 'From questions you missed', subjectId: null, cards: missed },
    { kind: 'own', id: 'own', name: 'My cards', subjectId: null, cards: [...own].sort(byStatus) },
  ];
  for (const [name, cards] of [...ownDecks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    decks.push({ kind: 'own-deck', id: `own:${name}`, name, subjectId: null, cards: cards.sort(byStatus) });
  }
  for (const [id, cards] of bySubject) {
    const name = cards[0]?.subject.name ?? id;
    decks.push({ kind: 'subject', id: `subject:${id}`, name, subjectId: id, cards: [...cards].sort(byStatus) });
    const unseen = cards.filter(({ status }) => status === 'new');
    decks.push({ kind: 'new', id: newDeckId(id), name: `New in ${name}`, subjectId: id, cards: unseen });
  }
  for (const [id, cards] of byIssue) {
    const { issue, subject } = cards[0] ?? { issue: { name: id }, subject: { id: null } };
    const deck = { id: `issue:${id}`, name: issue.name, subjectId: subject.id };
    decks.push({ kind: 'issue', ...deck, cards: [...cards].sort(byStatus) });
  }

  const byId = new Map(decks.map(({ id, cards }) => [id, cards]));
  return {
    plan,
    cardsOf: (deckId) => byId.get(deckId) ?? null,
    summaries: decks.map(({ cards, ...deck }) => ({
      ...deck,
      total: cards.length,
      due: cards.filter(({ status }) => status === 'due').length,
      unseen: cards.filter(({ key }) => !learner.memories.has(key)).length,
    })),
  };
}
