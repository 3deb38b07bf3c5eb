import 'server-only';
import { inPages } from './in-pages';
import { database } from './prisma';

/** The account as its owner may read it; null when it is gone. */
export function findExportedUser(id: string) {
  return database('long').user.findUnique({
    where: { id },
    select: {
      id: true,
      username: true,
      role: true,
      createdAt: true,
      exam: true,
      examDate: true,
      weekdayMinutes: true,
      newCardsPerDay: true,
      dailyGoal: true,
      timeZone: true,
    },
  });
}

const idOf = ({ id }: { id: string }) => id;
const BY_ID = { id: 'asc' } as const;

/** The condition of a page of one learner's rows that have ids, which are ordered by time. */
const ofLearner = (userId: string, after: string | undefined) => ({ userId, ...(after && { id: { gt: after } }) });

/*
 * How many rows a page holds goes by how large they may be: reading one page is the longest that all
 * other requests wait.
 */

export function pagesOfOwnCards(userId: string) {
  return inPages(50, idOf, (after, take) =>
    database('long').ownCard.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: { id: true, deck: true, front: true, back: true, tags: true, createdAt: true, updatedAt: true },
    }),
  );
}

export function pagesOfRuleAnswers(userId: string) {
  return inPages(100, idOf, (after, take) =>
    database('long').ruleAnswer.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        ruleId: true,
        answer: true,
        isCorrect: true,
        missing: true,
        inDoubt: true,
        selfAssessed: true,
        hint: true,
        claim: true,
        answeredAt: true,
        selfAssessedAt: true,
      },
    }),
  );
}

/** Not their content: that is the learner's own document, and gone within a day. */
export function pagesOfTransformerFiles(userId: string) {
  return inPages(200, idOf, (after, take) =>
    database('long').transformerFile.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: { id: true, filename: true, sizeBytes: true, wordCount: true, uploadedAt: true },
    }),
  );
}

export function pagesOfCardReviews(userId: string) {
  return inPages(500, idOf, (after, take) =>
    database('long').cardReview.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        ruleId: true,
        ownCardId: true,
        rating: true,
        origin: true,
        reviewedAt: true,
        timeZone: true,
      },
    }),
  );
}

export function pagesOfRuleTicks(userId: string) {
  const keyOf = ({ ruleId }: { ruleId: string }) => ruleId;
  return inPages(500, keyOf, (after, take) =>
    database('long').ruleTick.findMany({
      where: { userId, ...(after !== undefined && { ruleId: { gt: after } }) },
      orderBy: { ruleId: 'asc' },
      take,
      select: { ruleId: true, tickedAt: true },
    }),
  );
}

export function pagesOfEssayDrafts(userId: string) {
  return inPages(200, idOf, (after, take) =>
    database('long').essayDraft.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: { id: true, essayId: true, examId: true },
    }),
  );
}

export function pagesOfDraftVersions(draftId: string) {
  const keyOf = ({ version }: { version: number }) => version;
  return inPages(4, keyOf, (after, take) =>
    database('long').essayDraftVersion.findMany({
      where: { draftId, ...(after !== undefined && { version: { gt: after } }) },
      orderBy: { version: 'asc' },
      take,
      select: { version: true, html: true, text: true, wordCount: true, savedAt: true },
    }),
  );
}

export function pagesOfEssayAnalyses(userId: string) {
  return inPages(50, idOf, (after, take) =>
    database('long').essayAnalysis.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        essayId: true,
        examId: true,
        wordCount: true,
        score: true,
        maxPossibleScore: true,
        feedback: true,
        createdAt: true,
      },
    }),
  );
}

export function pagesOfEssayDays(userId: string) {
  const keyOf = ({ day }: { day: Date }) => day;
  return inPages(500, keyOf, (after, take) =>
    database('long').learnerEssayDay.findMany({
      where: { userId, ...(after && { day: { gt: after } }) },
      orderBy: { day: 'asc' },
      take,
      select: { day: true },
    }),
  );
}

export function pagesOfStudyDays(userId: string) {
  const keyOf = ({ day }: { day: Date }) => day;
  return inPages(50, keyOf, (after, take) =>
    database('long').studyDay.findMany({
      where: { userId, ...(after && { day: { gt: after } }) },
      orderBy: { day: 'asc' },
      take,
      select: { day: true, minutes: true, tasks: true, ticked: true },
    }),
  );
}

export function pagesOfEssayExams(userId: string) {
  return inPages(100, idOf, (after, take) =>
    database('long').essayExam.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        essayIds: true,
        currentIndex: true,
        minutesPerEssay: true,
        reachedAt: true,
        startedAt: true,
        finishedAt: true,
      },
    }),
  );
}

/** Reports with the wording they were about, which may be that of an essay. */
export function pagesOfContentReports(userId: string) {
  return inPages(20, idOf, (after, take) =>
    database('long').contentReport.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        kind: true,
        itemId: true,
        title: true,
        wording: true,
        problem: true,
        comment: true,
        state: true,
        answer: true,
        createdAt: true,
        decidedAt: true,
      },
    }),
  );
}

/** Quizzes of up to 200 answers each. */
export function pagesOfAttempts(userId: string) {
  return inPages(5, idOf, (after, take) =>
    database('long').quizAttempt.findMany({
      where: ofLearner(userId, after),
      orderBy: BY_ID,
      take,
      select: {
        id: true,
        createdAt: true,
        day: true,
        timeZone: true,
        mode: true,
        totalTimeSeconds: true,
        correctCount: true,
        incorrectCount: true,
        filtersUsed: true,
        responses: {
          orderBy: { position: 'asc' },
          select: {
            questionId: true,
            topic: true,
            answerLabel: true,
            correctLabel: true,
            isCorrect: true,
            timeTakenSeconds: true,
            confidence: true,
            answeredAt: true,
          },
        },
      },
    }),
  );
}
