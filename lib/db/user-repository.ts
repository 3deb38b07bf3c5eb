import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { Prisma } from './generated/client';
import { database } from './prisma';

const account = { id: true, username: true, role: true, sessionVersion: true, passwordHash: true } as const;
export type Account = Prisma.UserGetPayload<{ select: typeof account }>;

/** Stores a new learner. Throws 'taken' when the key is somebody's already. */
export async function createUser(data: {
  username: string;
  usernameKey: string;
  passwordHash: string;
}): Promise<Account> {
  try {
    return await database().user.create({ data, select: account });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new AppError('taken', 'That username is already taken.', { cause: error });
    }
    throw error;
  }
}

/** The account that logs in under the first of these keys that is anybody's, null when none is. */
export async function findAccountByKeys(first: string, second: string): Promise<Account | null> {
  const find = (usernameKey: string) => database().user.findUnique({ where: { usernameKey }, select: account });
  const found = await find(first);
  return found || first === second ? found : find(second);
}

/** The account with this id, null when there is none. */
export function findAccount(id: string): Promise<Account | null> {
  return database().user.findUnique({ where: { id }, select: account });
}

/** The user's current session version, null when the account is gone. */
export async function findSessionVersion(id: string): Promise<number | null> {
  const user = await database().user.findUnique({ where: { id }, select: { sessionVersion: true } });
  return user?.sessionVersion ?? null;
}

/** The time zone that the learner set, null when they set none. */
export async function findSetTimeZone(id: string): Promise<string | null> {
  const user = await database().user.findUnique({ where: { id }, select: { timeZone: true } });
  return user?.timeZone ?? null;
}

/** Whether the database can tell the days of a time zone, whose rules it has of its own. */
export async function isDatabaseTimeZone(name: string): Promise<boolean> {
  const rows = await database().$queryRaw<unknown[]>`
    SELECT FROM pg_timezone_names WHERE lower(name) = lower(${name})`;
  return rows.length > 0;
}

/** Sets a new password and ends every session issued before. Answers the account as it then is. */
export function replacePassword(id: string, passwordHash: string): Promise<Account> {
  return database().user.update({
    where: { id },
    data: { passwordHash, sessionVersion: { increment: 1 } },
    select: account,
  });
}

/** Deletes the user; every row that belongs to them goes with it (foreign keys cascade). */
export async function deleteUser(id: string): Promise<void> {
  await database('long').user.deleteMany({ where: { id } });
}

/** Everything stored about a learner, for their own export; null when the account is gone. */
export function findEverythingOf(id: string) {
  return database('long').user.findUnique({
    where: { id },
    select: {
      id: true,
      username: true,
      role: true,
      createdAt: true,
      examDate: true,
      newCardsPerDay: true,
      dailyGoal: true,
      timeZone: true,
      ownCards: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, deck: true, front: true, back: true, tags: true, createdAt: true, updatedAt: true },
      },
      ruleAnswers: {
        orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          ruleId: true,
          answer: true,
          isCorrect: true,
          missing: true,
          asked: true,
          said: true,
          hint: true,
          claim: true,
          answeredAt: true,
          settledAt: true,
        },
      },
      transformerFiles: {
        orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
        // Not their content: that is the learner's own document, and gone within a day.
        select: { id: true, filename: true, sizeBytes: true, wordCount: true, uploadedAt: true },
      },
      cardReviews: {
        orderBy: [{ reviewedAt: 'asc' }, { id: 'asc' }],
        select: { ruleId: true, ownCardId: true, rating: true, origin: true, reviewedAt: true, timeZone: true },
      },
      ruleTicks: { orderBy: [{ tickedAt: 'asc' }, { ruleId: 'asc' }], select: { ruleId: true, tickedAt: true } },
      essayDrafts: {
        orderBy: { id: 'asc' },
        select: {
          essayId: true,
          examId: true,
          versions: {
            orderBy: { version: 'asc' },
            select: { version: true, html: true, text: true, wordCount: true, savedAt: true },
          },
        },
      },
      essayAnalyses: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
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
      },
      essayDays: { orderBy: { day: 'asc' }, select: { day: true } },
      essayExams: {
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
        select: {
          id: true,
          essayIds: true,
          currentIndex: true,
          minutesPerEssay: true,
          reachedAt: true,
          startedAt: true,
          finishedAt: true,
        },
      },
      attempts: {
        orderBy: { createdAt: 'asc' },
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
      },
    },
  });
}
