import { DIAGNOSTIC_QUESTIONS } from '@/lib/domain/mbe/diagnostic';
import { ruleQuizAddress } from '@/lib/domain/rules/rule-selection';
import { daysBetween } from '@/lib/domain/time/calendar-day';
import {
  diagnosticAddress,
  dueCardsAddress,
  essayAddress,
  newCardsAddress,
  practiceExamAddress,
  subjectQuestionsAddress,
} from '@/lib/domain/understand/study-address';
import { cardsThatFit } from './cards-of-day';
import {
  DIAGNOSTIC_MINUTES,
  ESSAY_REVIEW_MINUTES,
  EXPLANATION_MINUTES,
  MAX_CARD_SHARE,
  MAX_PRACTICE_EXAM_SHARE,
  MAX_QUESTIONS,
  MAX_RULES,
  MAX_TASKS,
  MIN_QUESTIONS,
  MINUTES_PER_QUESTION,
  MINUTES_PER_RULE,
  PRACTICE_EXAM_REVIEW_SHARE,
  SECONDS_PER_DUE_CARD,
  SECONDS_PER_NEW_CARD,
} from './constants';
import { essaysOn } from './essay-days';
import {
  DIAGNOSTIC_ID,
  DUE_CARDS_ID,
  NEW_CARDS_ID,
  type PlanDay,
  type PlanSituation,
  type PlanTask,
  type SubjectFigures,
} from './plan';
import { orderSubjects } from './subject-order';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a day asks, in the order in which it is best done; never more minutes than it has. */
export function planTasks(situation: PlanSituation, minutes: number, phase: PlanDay['phase']): PlanTask[] {
  const tasks: PlanTask[] = [];
  const left = () => minutes - tasks.reduce((sum, task) => sum + task.minutes, 0);
  const add = (task: PlanTask | null) => {
    if (task && task.minutes <= left() && tasks.length < MAX_TASKS) tasks.push(task);
  };

  if (!situation.isDiagnosticTaken && minutes > 0) add(diagnostic(minutes));
  add(practiceExam(situation, left()));
  const beforeEssays = left();
  for (const essay of situation.essays.slice(0, essaysOn(situation, minutes))) add(writeEssay(essay, left()));
  // What an essay takes is taken from the cards too, so that its day keeps time for other things.
  const withoutEssays = minutes - (beforeEssays - left());
  for (const row of cards(situation, Math.min(left(), withoutEssays * MAX_CARD_SHARE))) add(row);
  if (tasks.every(({ kind }) => kind !== 'essay')) add(reviewEssay(situation));
  add(ruleQuiz(situation));
  if (phase === 'learn') add(explanation(situation));
  const rowsLeft = MAX_TASKS - tasks.length;
  for (const set of questionSets(situation, { minutes: left(), rowsLeft, phase })) add(set);
  return tasks.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Cards first, while the mind is fresh; reading last. */
const ORDER: readonly PlanTask['kind'][] = [
  'diagnostic',
  'practice-exam',
  'cards',
  'questions',
  'essay',
  'essay-review',
  'rule-quiz',
  'explanation',
];

/** On a shorter day it is begun, and goes on the next. */
function diagnostic(minutes: number): PlanTask {
  return {
    id: DIAGNOSTIC_ID,
    kind: 'diagnostic',
    title: `Take the diagnostic: ${DIAGNOSTIC_QUESTIONS} questions`,
    reason: 'Three questions in each subject show where to begin. Tick it to go without.',
    minutes: Math.min(minutes, DIAGNOSTIC_MINUTES),
    count: DIAGNOSTIC_QUESTIONS,
    subject: null,
    href: diagnosticAddress(),
  };
}

/** Days between practice exams, and between the last one and the exam. */
const PRACTICE_EXAM_EVERY_DAYS = 4;

/** The next practice exam, once so few days are left that every one of them still finds its place. */
function practiceExam({ today, examDay, practiceExams }: PlanSituation, minutesLeft: number): PlanTask | null {
  const [exam] = practiceExams;
  if (!exam || examDay === null || minutesLeft < exam.minutes) return null;
  const daysLeft = daysBetween(today, examDay);
  if (daysLeft < 2 || daysLeft > PRACTICE_EXAM_EVERY_DAYS * practiceExams.length + 2) return null;
  return {
    id: `practice-exam:${exam.name}`,
    kind: 'practice-exam',
    title: `Take ${exam.name}: ${counted(exam.questions, 'question')}`,
    reason: `The exam is in ${counted(daysLeft, 'day')}: practice its pace and its length.`,
    // Reviewing it leaves time for the cards that are due; sitting it does not.
    minutes: Math.max(
      exam.minutes,
      Math.floor(Math.min(minutesLeft * MAX_PRACTICE_EXAM_SHARE, exam.minutes * (1 + PRACTICE_EXAM_REVIEW_SHARE))),
    ),
    count: exam.questions,
    subject: null,
    href: practiceExamAddress(exam.name),
  };
}

/** What is due, with new cards in the order of the due deck; in a row of their own where those of another subject are begun. */
function cards({ cards: deck }: PlanSituation, minutes: number): PlanTask[] {
  const { due, fresh } = cardsThatFit(deck, minutes * 60);
  type Row = { due: number; fresh: number; of?: string; href: string };
  const row = (id: string, { due, fresh, of, href }: Row): PlanTask[] =>
    due + fresh === 0
      ? []
      : [
          {
            id,
            kind: 'cards',
            title: cardsTitle(due, deck.due, fresh, of),
            reason: cardsReason(due, deck.due),
            minutes: Math.ceil((due * SECONDS_PER_DUE_CARD + fresh * SECONDS_PER_NEW_CARD) / 60),
            count: due + fresh,
            subject: null,
            href,
          },
        ];
  const { newSubject } = deck;
  if (newSubject === undefined) return row('cards', { due, fresh, href: dueCardsAddress() });
  return [
    ...row(DUE_CARDS_ID, { due, fresh: 0, href: dueCardsAddress() }),
    ...row(NEW_CARDS_ID, { due: 0, fresh, of: newSubject.name, href: newCardsAddress(newSubject.id, fresh) }),
  ];
}

function cardsReason(due: number, allDue: number): string {
  if (due === 0) return 'New rules now come back often enough before the exam.';
  return due < allDue
    ? 'The rest waits for the next days, so that questions and essays keep their time.'
    : 'Each is reviewed just before you would forget it.';
}

function cardsTitle(due: number, allDue: number, fresh: number, of?: string): string {
  if (due === 0) return `Learn ${counted(fresh, of === undefined ? 'new card' : `new ${of} card`)}`;
  const review = `Review ${due < allDue ? `${due} of ` : ''}${counted(allDue, 'due card')}`;
  return fresh === 0 ? review : `${review}, learn ${fresh} new`;
}

function writeEssay(essay: PlanSituation['essays'][number], minutesLeft: number): PlanTask | null {
  if (minutesLeft < essay.minutes) return null;
  return {
    id: `essay:${essay.id}`,
    kind: 'essay',
    title: `Write an essay: ${essay.name}`,
    reason: 'You have not written this one yet; compare your answer with the analysis afterward.',
    minutes: Math.min(minutesLeft, essay.minutes + ESSAY_REVIEW_MINUTES),
    count: 1,
    subject: null,
    href: essayAddress(essay.id),
  };
}

function reviewEssay({ essaysToReview: [essay] }: PlanSituation): PlanTask | null {
  return essay
    ? {
        id: `essay-review:${essay.id}`,
        kind: 'essay-review',
        title: `Review your essay: ${essay.name}`,
        reason: 'It left points behind; rewrite the issues you missed while you remember the facts.',
        minutes: ESSAY_REVIEW_MINUTES,
        count: 1,
        subject: null,
        href: essayAddress(essay.id),
      }
    : null;
}

function ruleQuiz({ missedRules, missedRuleIds }: PlanSituation): PlanTask | null {
  const count = Math.min(MAX_RULES, missedRules);
  if (count === 0) return null;
  return {
    id: 'rule-quiz',
    kind: 'rule-quiz',
    title: `Recall ${counted(count, 'missed rule')}`,
    reason: `${counted(missedRules, 'rule')} behind what you missed ${missedRules === 1 ? 'has' : 'have'} not been recalled since.`,
    minutes: Math.ceil(count * MINUTES_PER_RULE),
    count,
    subject: null,
    href: ruleQuizAddress({
      ...(missedRuleIds
        ? { rules: missedRuleIds.slice(0, count).map(encodeURIComponent).join(',') }
        : { preset: 'weak' }),
      numRules: String(count),
    }),
  };
}

/** The last part of an address, which tells one explanation from all others. */
export function partOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

function explanation({ explanations: [next] }: PlanSituation): PlanTask | null {
  return next
    ? {
        id: `explanation:${partOf(next.href)}`,
        kind: 'explanation',
        title: `Read: ${next.title}`,
        reason: 'It explains what you miss most and have not read.',
        minutes: EXPLANATION_MINUTES,
        count: 1,
        subject: null,
        href: next.href,
      }
    : null;
}

/** The rest of the day in sets of one subject each, or in one mixed set in review. */
function questionSets(
  { subjects, today }: PlanSituation,
  { minutes, rowsLeft, phase }: { minutes: number; rowsLeft: number; phase: PlanDay['phase'] },
): PlanTask[] {
  const questions = Math.floor(minutes / MINUTES_PER_QUESTION);
  if (questions < MIN_QUESTIONS || rowsLeft === 0) return [];
  if (phase === 'review') {
    return [
      {
        id: 'questions:mixed',
        kind: 'questions',
        title: `Answer ${questions} mixed questions`,
        reason: 'The exam mixes its subjects; so do the last two weeks.',
        minutes: questions * MINUTES_PER_QUESTION,
        count: questions,
        subject: null,
        href: subjectQuestionsAddress(null, questions),
      },
    ];
  }
  const wanted = Math.max(questions >= 2 * MIN_QUESTIONS ? 2 : 1, Math.ceil(questions / MAX_QUESTIONS));
  const chosen = orderSubjects(subjects, today).slice(0, Math.min(wanted, rowsLeft));
  return chosen.map((figures, index) => {
    // The first sets take what does not divide evenly.
    const count = Math.floor(questions / chosen.length) + (index < questions % chosen.length ? 1 : 0);
    return questionSet(figures, count);
  });
}

function questionSet({ subject, questionsAtStake, lastDay, weakestIssue }: SubjectFigures, count: number): PlanTask {
  const stake = `${questionsAtStake.toFixed(0)} of 25 exam questions are at stake`;
  return {
    id: `questions:${subject}`,
    kind: 'questions',
    title: `Answer ${counted(count, `${subject} question`)}`,
    reason:
      lastDay === null
        ? 'You have not answered any yet: all 25 exam questions are at stake.'
        : `${stake}${weakestIssue === null ? '' : `, most of them in ${weakestIssue}`}.`,
    minutes: count * MINUTES_PER_QUESTION,
    count,
    subject,
    href: subjectQuestionsAddress(subject, count),
  };
}
