import { findQuestions } from '@/lib/db/question-repository';
import { seededRandom } from '@/lib/domain/chance/seeded-random';
import { randomIndex, shuffle } from '@/lib/domain/chance/shuffle';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { QUIZ_MODE } from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { addDays, calendarDay } from '@/lib/domain/time/calendar-day';
import { setStudyPlan } from '@/lib/services/account/set-study-plan';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { currentEssays } from '@/lib/services/essays/current-essays';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { currentRuleCards } from '@/lib/services/memorize/current-rule-cards';
import { recordReview } from '@/lib/services/memorize/record-review';
import { checkQuizAnswer } from '@/lib/services/rules/check-quiz-answer';
import { DEMO_TIME_ZONE, type DemoDay, planDemoDays } from './demo-calendar';
import { answerQuestion } from './demo-skill';

const SEED = 20_261_121;
const DAYS_TO_EXAM = 95;
/** A card is rated this long after the one before. */
const CARD_MS = 12_000;

type Random = () => number;

/** Every question of the content, under its multiple-choice subject, in an order that does not change. */
async function loadQuestions(): Promise<QuizQuestion[]> {
  const { questions } = await currentCatalogue();
  return findQuestions([...questions.questionIds].sort());
}

/** A deck that gives everything once before it gives anything again. */
function endlessly<T>(items: readonly T[], random: Random): () => T | undefined {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffle(items, random);
    return left.pop();
  };
}

function take<T>(count: number, next: () => T | undefined): T[] {
  return Array.from({ length: count }, next).filter((item) => item !== undefined);
}

/** The beginning of a text, up to a share of its sentences. */
function beginning(text: string, share: number): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.slice(0, Math.max(1, Math.round(share * sentences.length))).join(' ');
}

/**
 * Lets a learner who has done nothing yet study for the ten weeks up to `nowMs`, through the services
 * that everybody's study goes through. The same content gives the same history. Answers how many
 * questions were answered.
 */
export async function liveDemo(userId: string, nowMs: number): Promise<number> {
  const random = seededRandom(SEED);
  const days = planDemoDays(nowMs, random);
  const answered = await answerQuestions(userId, days, random);
  await recallRules(userId, days, random);
  await writeEssays(userId, days, random);
  await setStudyPlan(userId, {
    examDate: addDays(calendarDay(nowMs, DEMO_TIME_ZONE) ?? '', DAYS_TO_EXAM),
    dailyGoal: 25,
  });
  return answered;
}

async function answerQuestions(userId: string, days: readonly DemoDay[], random: Random): Promise<number> {
  const questions = await loadQuestions();
  const nextOf = new Map<string, () => QuizQuestion | undefined>();
  const drawFrom = (subject: string) => {
    const isWanted = (question: QuizQuestion) =>
      subject === 'exam' ? question.topic !== question.subject : question.subject === subject;
    const next = nextOf.get(subject) ?? endlessly(questions.filter(isWanted), random);
    nextOf.set(subject, next);
    return next;
  };
  let count = 0;
  for (const { quizzes, progress } of days) {
    for (const { atMs, subject, count: wished } of quizzes) {
      const drawn = [...new Map(take(wished, drawFrom(subject)).map((question) => [question.id, question])).values()];
      if (drawn.length === 0) continue;
      const answers = drawn.map(({ id, ...question }) => ({
        questionId: id,
        ...answerQuestion({ id, ...question }, progress, random),
      }));
      await saveQuizAttempt({
        userId,
        quiz: {
          mode: QUIZ_MODE,
          totalTime: answers.reduce((sum, { timeTakenSeconds }) => sum + Math.max(0, timeTakenSeconds), 0),
          filtersUsed: {
            sources: subject === 'exam' ? [...new Set(drawn.map(({ source }) => source))] : [],
            subjects: subject === 'exam' ? [] : [subject],
            numQuestionsRequested: wished,
          },
          questions: answers,
          timeZone: DEMO_TIME_ZONE,
        },
        idempotencyKey: undefined,
        nowMs: atMs,
      });
      count += drawn.length;
    }
  }
  return count;
}

async function recallRules(userId: string, days: readonly DemoDay[], random: Random): Promise<void> {
  const { inOrder } = await currentRuleCards();
  // They began with three subjects.
  const begun = inOrder.filter(({ subject }) => ['contracts', 'evidence', 'torts', 'remedies'].includes(subject.id));
  const next = endlessly(begun.length > 0 ? begun : inOrder, random);
  const seen: string[] = [];
  for (const { rules, cards, progress } of days) {
    for (const [index, { ruleId, text }] of take(rules.count, next).entries()) {
      const knows = random() < 0.45 + 0.4 * progress;
      await checkQuizAnswer({
        userId,
        ruleId,
        answer: knows ? text : beginning(text, 0.3 + 0.3 * random()),
        hint: random() < 0.6 ? 'first_letters' : 'none',
        timeZone: DEMO_TIME_ZONE,
        idempotencyKey: undefined,
        nowMs: rules.atMs + index * 4 * CARD_MS,
      });
      seen.push(ruleId);
    }
    const fresh = take(Math.ceil(cards.count / 2), next).map(({ ruleId }) => ruleId);
    const known = take(
      seen.length === 0 ? 0 : cards.count - fresh.length,
      () => seen[randomIndex(seen.length, random)],
    );
    for (const [index, ruleId] of [...new Set([...known, ...fresh])].entries()) {
      const luck = random() + 0.25 * progress;
      await recordReview({
        userId,
        card: { ruleId },
        rating: luck < 0.25 ? 'again' : luck < 0.5 ? 'hard' : 'good',
        origin: 'flashcard',
        timeZone: DEMO_TIME_ZONE,
        nowMs: cards.atMs + index * CARD_MS,
      });
    }
    seen.push(...fresh);
  }
}

async function writeEssays(userId: string, days: readonly DemoDay[], random: Random): Promise<void> {
  const { byId, list } = await currentEssays();
  const next = endlessly(list, random);
  for (const { essay, progress } of days) {
    const wanted = essay && byId.get(next()?.id ?? '');
    if (!essay || !wanted) continue;
    const text = beginning(textOfHtml(wanted.answer.answerHtml), 0.35 + 0.4 * progress + 0.2 * random());
    await analyzeEssayAnswer({
      userId,
      essayId: wanted.content.id,
      examId: undefined,
      text,
      nowMs: essay.atMs,
      timeZone: DEMO_TIME_ZONE,
    });
  }
}
