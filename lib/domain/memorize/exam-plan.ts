import { addDays, daysBetween, laterDay } from '@/lib/domain/time/calendar-day';

/**
 * The last pass: every card that was ever learned is seen again in the days before the exam.
 *
 * - A day takes four reviews for each new card that the learner wants a day, and at least 20; new
 *   cards cost about that much more, and whoever learns many has the time. The pass begins so many
 *   days before the exam that all cards fit in, at most four weeks; with more cards the days get
 *   fuller, never the pass shorter.
 * - What is remembered best comes first and what is remembered worst on the eve of the exam, so that
 *   nothing learned badly has long to fade.
 * - A card reviewed since the pass began has had its pass. Those left are spread anew over the days
 *   left, so that a missed day is made up for by all that follow.
 * - No card is put off beyond its day of the pass, and after its pass not beyond the exam. On the day
 *   of the exam, and after it, the plan is over.
 */

const REVIEWS_PER_NEW_CARD = 4;
const MIN_CARDS_PER_DAY = 20;
const LONGEST_PASS_DAYS = 28;

type LearnedCard = {
  /** Any name that tells cards apart. */
  key: string;
  /** Days until recall falls to 90 percent. */
  stability: number;
  /** Day of the last review, YYYY-MM-DD. */
  lastDay: string;
};

type ExamSituation = {
  /** Null without an exam. */
  examDay: string | null;
  /** The learner's day, YYYY-MM-DD. */
  today: string;
  newCardsPerDay: number;
  cards: readonly LearnedCard[];
};

export type ExamPlan = {
  /** First day of the pass; before `today` once it runs. */
  firstDay: string;
  /** The last day to which a card may be put off: of its pass, or the exam's once it had one. */
  latestDayOf: (key: string) => string;
  /** The same for a card reviewed today, seen for the first time or again. */
  latestDayAfterReview: (key: string) => string;
};

/** The plan of the last pass; null without an exam to come. */
export function planLastPass({ examDay, today, newCardsPerDay, cards }: ExamSituation): ExamPlan | null {
  if (examDay === null || examDay <= today) return null;
  const cardsPerDay = Math.max(MIN_CARDS_PER_DAY, REVIEWS_PER_NEW_CARD * newCardsPerDay);
  const passDays = Math.min(LONGEST_PASS_DAYS, Math.max(1, Math.ceil(cards.length / cardsPerDay)));
  const firstDay = addDays(examDay, -passDays);
  const eve = addDays(examDay, -1);

  const left = cards
    .filter(({ lastDay }) => lastDay < firstDay)
    .sort((a, b) => b.stability - a.stability || (a.key < b.key ? -1 : 1));
  const fromDay = laterDay(firstDay, today);
  const daysLeft = daysBetween(fromDay, examDay);
  const days = Array.from({ length: daysLeft }, (_, index) => addDays(fromDay, index));
  const passDay = new Map(
    left.map(({ key }, place) => [key, days[Math.floor((place * daysLeft) / left.length)] ?? eve]),
  );
  const hadPass = new Set(cards.filter(({ lastDay }) => lastDay >= firstDay).map(({ key }) => key));
  return {
    firstDay,
    latestDayOf: (key) => (hadPass.has(key) ? examDay : (passDay.get(key) ?? eve)),
    latestDayAfterReview: (key) => (today >= firstDay ? examDay : (passDay.get(key) ?? eve)),
  };
}
