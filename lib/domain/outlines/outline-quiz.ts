import type { Random } from '@/lib/domain/chance/shuffle';
import { shuffle } from '@/lib/domain/chance/shuffle';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { QUIZ_LENGTH } from './constants';
import type { PlacedOutlineItem } from './outline-map';

/** A self-grade, with the key that names its review of the rule's flashcard. */
export type QuizGrade = { rating: CardRating; reviewKey: string };

/** What the learner did with one item. */
export type QuizEntry = { typed: string; grade: QuizGrade | null };

/** A quiz under way; each item has its entry. */
export type OutlineQuizRun = {
  /** The course that it was drawn from; null for all. */
  course: string | null;
  items: PlacedOutlineItem[];
  entries: QuizEntry[];
  index: number;
  isRuleShown: boolean;
};

export type OutlineQuizAction =
  | { type: 'type'; text: string }
  | { type: 'toggleRule' }
  /** Only of an item whose rule is shown; another grade replaces the one before. */
  | { type: 'grade'; grade: QuizGrade }
  | { type: 'previous' }
  | { type: 'next' };

/** The items that a quiz may draw from: of a course, or all; leaving out those whose rule is known. */
export function quizPool(
  items: readonly PlacedOutlineItem[],
  { course, knownRuleIds }: { course: string | null; knownRuleIds: ReadonlySet<string> },
): PlacedOutlineItem[] {
  return items.filter((item) => (course === null || item.course === course) && !knownRuleIds.has(item.ruleId));
}

/** A quiz of the first twenty items of a pool in random order. */
export function drawQuiz(pool: readonly PlacedOutlineItem[], course: string | null, random: Random): OutlineQuizRun {
  const items = shuffle(pool, random).slice(0, QUIZ_LENGTH);
  return { course, items, entries: items.map(() => ({ typed: '', grade: null })), index: 0, isRuleShown: false };
}

/** Whether there is an item to show, with an entry for each; a record of the browser may say anything. */
export function isConsistentQuiz({ items, entries, index }: OutlineQuizRun): boolean {
  return Number.isInteger(index) && index >= 0 && index < items.length && entries.length === items.length;
}

export function isLastItem({ items, index }: OutlineQuizRun): boolean {
  return index === items.length - 1;
}

/** The next state of a quiz; what cannot be done changes nothing. Moving hides the rule again. */
export function outlineQuizReducer(run: OutlineQuizRun, action: OutlineQuizAction): OutlineQuizRun {
  switch (action.type) {
    case 'type':
      return withEntry(run, { typed: action.text });
    case 'toggleRule':
      return { ...run, isRuleShown: !run.isRuleShown };
    case 'grade':
      return run.isRuleShown ? withEntry(run, { grade: action.grade }) : run;
    case 'previous':
      return run.index === 0 ? run : { ...run, index: run.index - 1, isRuleShown: false };
    case 'next':
      return isLastItem(run) ? run : { ...run, index: run.index + 1, isRuleShown: false };
  }
}

function withEntry(run: OutlineQuizRun, change: Partial<QuizEntry>): OutlineQuizRun {
  return {
    ...run,
    entries: run.entries.map((entry, index) => (index === run.index ? { ...entry, ...change } : entry)),
  };
}
