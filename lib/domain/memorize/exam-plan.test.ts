import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/time/calendar-day';
import { planLastPass } from './exam-plan';

const EXAM = '2027-02-23';
const cardsOf = (count: number, lastDay = '2027-01-01') =>
  Array.from({ length: count }, (_, index) => ({ key: `card-${index}`, stability: 1 + index, lastDay }));

describe('the last pass', () => {
  it.each([null, '2027-02-01', '2027-01-31'])('has no plan for the exam day %s on 1 February', (examDay) => {
    expect(planLastPass({ examDay, today: '2027-02-01', newCardsPerDay: 20, cards: cardsOf(3) })).toBeNull();
  });

  it('ends on the eve, the best remembered first, as many days before as the cards need', () => {
    const plan = planLastPass({ examDay: EXAM, today: '2027-02-01', newCardsPerDay: 5, cards: cardsOf(60) });
    expect(plan?.firstDay).toBe('2027-02-20');
    expect(plan?.latestDayOf('card-59')).toBe('2027-02-20');
    expect(plan?.latestDayOf('card-30')).toBe('2027-02-21');
    expect(plan?.latestDayOf('card-0')).toBe('2027-02-22');
    expect(plan?.latestDayOf('never seen')).toBe('2027-02-22');
  });

  it('lets a card that had its pass wait until the exam', () => {
    const cards = [...cardsOf(1), { key: 'done', stability: 3, lastDay: '2027-02-22' }];
    const plan = planLastPass({ examDay: EXAM, today: '2027-02-22', newCardsPerDay: 20, cards });
    expect(plan?.latestDayOf('done')).toBe(EXAM);
    expect(plan?.latestDayOf('card-0')).toBe('2027-02-22');
    expect(plan?.latestDayAfterReview('card-0')).toBe(EXAM);
  });

  it('brings every card once, none twice, when each day’s are reviewed, whatever days are missed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (count, newCardsPerDay, skips) => {
          let cards = cardsOf(count);
          const seen: string[] = [];
          const perDay: number[] = [];
          for (let before = 29; before >= 1; before -= 1) {
            const today = addDays(EXAM, -before);
            // Whoever skips the eve has nobody to make up for it.
            if (before > 1 && skips[before]) continue;
            const plan = planLastPass({ examDay: EXAM, today, newCardsPerDay, cards });
            const due = cards.filter(({ key }) => (plan?.latestDayOf(key) ?? EXAM) <= today).map(({ key }) => key);
            seen.push(...due);
            perDay.push(due.length);
            cards = cards.map((card) => (due.includes(card.key) ? { ...card, lastDay: today } : card));
          }
          expect(seen.toSorted()).toEqual(cards.map(({ key }) => key).toSorted());
          if (!skips.some(Boolean)) expect(Math.max(...perDay)).toBeLessThanOrEqual(Math.max(20, 4 * newCardsPerDay));
        },
      ),
    );
  });
});
