import 'server-only';
import { type CardRef, cardKey } from '@/lib/domain/memorize/card-ref';
import type { LearnerCards, RuleCard } from '@/lib/domain/memorize/decks';
import type { CardMemory } from '@/lib/domain/memorize/schedule';
import { dayOf, memoryOf } from './card-review-repository';
import { inPages } from './in-pages';
import { database } from './prisma';

/** Every rule as a card, in the order of the outline, retired ones left out. */
export async function loadRuleCards(): Promise<RuleCard[]> {
  const rules = await database().rule.findMany({
    where: { retired: false, issue: { retired: false } },
    orderBy: [
      { issue: { subject: { position: 'asc' } } },
      { issue: { position: 'asc' } },
      { position: 'asc' },
      { id: 'asc' },
    ],
    select: {
      id: true,
      name: true,
      text: true,
      buzzwords: true,
      issue: { select: { id: true, name: true, subject: { select: { id: true, name: true } } } },
    },
  });
  return rules.map(({ id, buzzwords, issue: { subject, ...issue }, ...rule }) => ({
    ...rule,
    ruleId: id,
    buzzwords: (buzzwords as { phrase: string }[]).map(({ phrase }) => phrase),
    subject,
    issue,
  }));
}

/** Rows of a page: reading one is what all other requests wait for. */
const PAGE_ROWS = 500;

async function findMemories(userId: string): Promise<Map<string, CardMemory>> {
  const idOf = ({ id }: { id: string }) => id;
  const pages = inPages(PAGE_ROWS, idOf, (after, take) =>
    database().cardState.findMany({
      where: { userId, ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take,
      omit: { userId: true },
    }),
  );
  const memories = new Map<string, CardMemory>();
  for await (const page of pages) {
    for (const { id: _, ruleId, ownCardId, ...memory } of page) {
      const ref: CardRef = ruleId === null ? { ownCardId: ownCardId ?? '' } : { ruleId };
      memories.set(cardKey(ref), memoryOf(memory));
    }
  }
  return memories;
}

/** The learner's own cards without their texts, the first written first. */
async function findOwnDecks(userId: string): Promise<{ id: string; deck: string }[]> {
  const idOf = ({ id }: { id: string }) => id;
  const pages = inPages(PAGE_ROWS, idOf, (after, take) =>
    database().ownCard.findMany({
      where: { userId, ...(after !== undefined && { id: { gt: after } }) },
      // Ids are ordered by time.
      orderBy: { id: 'asc' },
      take,
      select: { id: true, deck: true },
    }),
  );
  const cards: { id: string; deck: string }[] = [];
  for await (const page of pages) cards.push(...page);
  return cards;
}

/** When questions about a rule were last answered wrong, of the questions not answered right since. */
async function findMissedRules(userId: string): Promise<Map<string, number>> {
  const rows = await database().$queryRaw<{ ruleId: string; missedAt: Date }[]>`
    SELECT question_rule.rule_id AS "ruleId", max(answered.last_answered_at) AS "missedAt"
    FROM learner_question AS answered
    JOIN question_rule ON question_rule.question_id = answered.question_id
    WHERE answered.user_id = ${userId}::uuid AND NOT answered.last_correct
    GROUP BY question_rule.rule_id`;
  return new Map(rows.map(({ ruleId, missedAt }) => [ruleId, missedAt.getTime()]));
}

/** How many cards the learner saw for the first time on a day. */
async function countNewCards(userId: string, day: string): Promise<number> {
  const rows = await database().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM card_review WHERE user_id = ${userId}::uuid
      GROUP BY rule_id, own_card_id HAVING min(day) = ${day}::date
    ) AS first_seen`;
  return rows[0]?.count ?? 0;
}

/** All that a learner's decks depend on, on their day; null when the account is gone. */
export async function findLearnerCards(userId: string, today: string): Promise<LearnerCards | null> {
  const [user, ownCards, memories, missedAtMs, newCardsToday] = await Promise.all([
    database().user.findUnique({ where: { id: userId }, select: { examDate: true, newCardsPerDay: true } }),
    findOwnDecks(userId),
    findMemories(userId),
    findMissedRules(userId),
    countNewCards(userId, today),
  ]);
  if (!user) return null;
  const examDay = user.examDate && dayOf(user.examDate);
  return { ownCards, memories, missedAtMs, newCardsToday, newCardsPerDay: user.newCardsPerDay, examDay };
}
