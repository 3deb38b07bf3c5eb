import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { GET as exportCards } from '@/app/api/cards/export/route';
import { DELETE as clearFiles } from '@/app/api/transformer/clear/route';
import { POST as convert } from '@/app/api/transformer/convert/route';
import { GET as getArchive } from '@/app/api/transformer/download-all/route';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { type Handler, send } from '../support/api';
import { documentOf, paragraph } from '../support/factories/documents';
import { createEssays } from '../support/factories/essays';
import { createRules } from '../support/factories/rule-book';
import { uploaded } from '../support/transformer';

const DAY_MS = 86_400_000;
/** More than any page holds twice. */
const MANY = 1_001;

beforeAll(async () => {
  await createEssays();
  await createRules(Array.from({ length: MANY }, (_, at) => ({ id: `rule-${at}`, issueId: 'evi-hearsay' })));
});

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** Rows of everything that a learner may have, on two full pages and a third of each kind. */
async function keepMuch(userId: string) {
  const db = database();
  const at = new Date('2026-11-01T12:00:00Z');
  const dayAfter = (count: number) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + count * DAY_MS);
  const [attempts, cards, exams] = [ids(11), ids(101), ids(201)];
  await db.quizAttempt.createMany({
    data: attempts.map((id) => ({
      id,
      userId,
      mode: 'practice',
      totalTimeSeconds: 1,
      correctCount: 0,
      incorrectCount: 0,
      filtersUsed: {},
      timeZone: 'UTC',
      day: dayAfter(0),
    })),
  });
  const card = { userId, front: 'Duty', back: 'Care', createdAt: at, updatedAt: at };
  await db.ownCard.createMany({ data: cards.map((id) => ({ id, ...card })) });
  const review = { userId, rating: 'good', origin: 'flashcard', reviewedAt: at, timeZone: 'UTC' } as const;
  await db.cardReview.createMany({
    data: ids(MANY).map((id) => ({ id, ...review, ownCardId: cards[0] ?? null, day: dayAfter(0) })),
  });
  const answer = { userId, answer: 'So.', isCorrect: false, missing: [], answeredAt: at };
  await db.ruleAnswer.createMany({
    data: ids(201).map((id) => ({ id, ...answer, hint: 'none' as const, ruleId: 'rule-0' })),
  });
  const rules = Array.from({ length: MANY }, (_, place) => `rule-${place}`);
  await db.ruleTick.createMany({ data: rules.map((ruleId) => ({ userId, ruleId, tickedAt: at })) });
  const exam = { userId, essayIds: ['tort-essay-001'], currentIndex: 0, reachedAt: [at], startedAt: at };
  await db.essayExam.createMany({ data: exams.map((id) => ({ id, ...exam, finishedAt: at })) });
  // An exam asks an essay once.
  const drafts = ['tort-essay-001', 'tort-essay-002'].flatMap((essayId) =>
    exams.map((examId) => ({ id: crypto.randomUUID(), userId, essayId, examId, version: 9 })),
  );
  await db.essayDraft.createMany({ data: drafts });
  const text = { html: '', text: '', size: 0, wordCount: 0, savedAt: at };
  await db.essayDraftVersion.createMany({
    data: Array.from({ length: 9 }, (_, place) => ({ draftId: drafts[200]?.id ?? '', version: place + 1, ...text })),
  });
  const analysis = { textDigest: '', wordCount: 1, score: 0, maxPossibleScore: 1, feedback: [], createdAt: at };
  await db.essayAnalysis.createMany({
    data: ids(101).map((id) => ({ id, userId, essayId: 'tort-essay-001', ...analysis })),
  });
  await db.learnerEssayDay.createMany({
    data: Array.from({ length: MANY }, (_, place) => ({ userId, day: dayAfter(place) })),
  });
  await db.studyDay.createMany({
    data: Array.from({ length: 101 }, (_, place) => ({ userId, day: dayAfter(place), minutes: 0 })),
  });
  const report = { userId, kind: 'rule', itemId: 'rule-0', problem: 'typo', createdAt: at } as const;
  await db.contentReport.createMany({
    data: ids(41).map((id) => ({ id, ...report, comment: 'So.', title: '', wording: '', wordingDigest: '' })),
  });
  const file = { userId, sizeBytes: 0, wordCount: 0, content: new Uint8Array(), uploadedAt: at };
  await db.transformerFile.createMany({
    data: ids(401).map((id, place) => ({ id, ...file, filename: `${place}.docx` })),
  });
}

describe('GET /account/export of a learner with more than a page of everything', () => {
  it('answers every row once, in the order of its key', async () => {
    const { id: userId, token } = await newLearner();
    const other = await newLearner();
    await keepMuch(userId);
    await keepMuch(other.id);
    const body = await (await send(exportAccount, { token })).json();
    const db = database();
    const where = { userId };
    const stored = {
      quizAttempts: await db.quizAttempt.findMany({ where, orderBy: { id: 'asc' } }),
      ownCards: await db.ownCard.findMany({ where, orderBy: { id: 'asc' } }),
      cardReviews: await db.cardReview.findMany({ where, orderBy: { id: 'asc' } }),
      ruleAnswers: await db.ruleAnswer.findMany({ where, orderBy: { id: 'asc' } }),
      ruleTicks: await db.ruleTick.findMany({ where, orderBy: { ruleId: 'asc' } }),
      essayDrafts: await db.essayDraft.findMany({ where, orderBy: { id: 'asc' } }),
      essayAnalyses: await db.essayAnalysis.findMany({ where, orderBy: { id: 'asc' } }),
      essayDays: await db.learnerEssayDay.findMany({ where, orderBy: { day: 'asc' } }),
      essayExams: await db.essayExam.findMany({ where, orderBy: { id: 'asc' } }),
      studyDays: await db.studyDay.findMany({ where, orderBy: { day: 'asc' } }),
      transformerFiles: await db.transformerFile.findMany({ where, orderBy: { id: 'asc' } }),
      contentReports: await db.contentReport.findMany({ where, orderBy: { id: 'asc' } }),
    };
    const { exportedAt: _, user: __, ...lists } = body;
    expect(Object.keys(lists)).toEqual(Object.keys(stored));
    const keyOf = ({ id, ruleId, day, examId, essayId }: Record<string, unknown>) =>
      JSON.stringify(id ?? (examId ? [examId, essayId] : (ruleId ?? day)));
    for (const [name, rows] of Object.entries(stored)) {
      const keys = (name === 'essayDrafts' ? stored.essayDrafts.map(({ id: _, ...draft }) => draft) : rows).map(keyOf);
      expect(new Set(keys).size).toBeGreaterThan(10);
      expect(lists[name].map(keyOf), name).toEqual(keys);
    }
    const versions = body.essayDrafts.flatMap((draft: { versions: { version: number }[] }) => draft.versions);
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('what goes while it is exported', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const remove = ({ token, password }: Learner) => send(deleteAccount, { method: 'DELETE', token, json: { password } });
  const clear = ({ token }: Learner) => send(clearFiles, { method: 'DELETE', token });

  it.each<[string, Handler, string, (who: Learner) => Promise<Response>]>([
    ['an account, from the export of all', exportAccount, '/account/export', remove],
    ['an account, from a deck', exportCards, '/cards/export?deck=own&format=csv&timeZone=UTC', remove],
    ['a document, from the zip of all', getArchive, '/transformer/download-all?withKey=true', clear],
    ['an account, from the zip of all', getArchive, '/transformer/download-all?withKey=true', remove],
  ])('breaks the answer off: %s', async (_, handler, path, end) => {
    const who = await newLearner();
    await keepMuch(who.id);
    await clear(who);
    // Larger than what is read ahead of its reader.
    await database().ownCard.updateMany({ where: { userId: who.id }, data: { back: 'Care. '.repeat(800) } });
    const document = await documentOf(paragraph('An actor is liable.'), {
      'word/media/image1.bin': Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
        .toString('base64')
        .repeat(12),
    });
    await uploaded([['Torts.docx', document]], who);
    expect((await send(convert, { token: who.token, method: 'POST' })).status).toBe(200);

    const response = await send(handler, { token: who.token, path });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    expect((await end(who)).status).toBe(204);
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    // The framework logs any other error, with two stack traces.
    await expect(rest()).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/^An answer broke off: [^\n]+\.$/)]]);
  });
});
