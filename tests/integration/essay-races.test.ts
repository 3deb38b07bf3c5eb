import { beforeAll, beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import { AppError } from '@/lib/domain/errors/app-error';
import { analyzeEssayAnswer } from '@/lib/services/essays/analyze-essay-answer';
import { advanceExam, finishExam } from '@/lib/services/essays/move-exam';
import { listDraftVersions, readDraft } from '@/lib/services/essays/read-draft';
import { restoreDraftVersion, saveDraft } from '@/lib/services/essays/save-draft';
import { startExam } from '@/lib/services/essays/start-exam';
import { summarizeExam } from '@/lib/services/essays/summarize-exam';
import { createEssays, GOOD_ANSWER, HALF_ANSWER } from '../support/factories/essays';
import { createUser } from '../support/factories/users';

const LANTERN = 'tort-essay-001';
const NOON_MS = Date.UTC(2026, 10, 21, 12);

let userId: string;

beforeAll(createEssays);

beforeEach(async () => {
  userId = await createUser();
});

const place = (examId?: string) => ({ userId, essayId: LANTERN, examId });
const save = (text: string, baseVersion: number, examId?: string) =>
  saveDraft({ ...place(examId), html: `<p>${text}</p>`, text, baseVersion, nowMs: NOON_MS });
const begin = () => startExam({ userId, count: undefined, minutesPerEssay: 60, nowMs: NOON_MS });

/** What all of several things at once came to: the answers of those that succeeded, the errors of the others. */
async function atOnce<T>(tries: readonly Promise<T>[]): Promise<{ answers: T[]; errors: AppError[] }> {
  const settled = await Promise.allSettled(tries);
  return {
    answers: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    errors: settled.flatMap((one) => {
      if (one.status === 'fulfilled') return [];
      expect(one.reason).toBeInstanceOf(AppError);
      return [one.reason as AppError];
    }),
  };
}

it.each([2, 8])(
  'of %i writers of a draft at once one saves, and the others learn what stands there',
  async (writers) => {
    for (let version = 0; version < 5; version += 1) {
      const texts = Array.from({ length: writers }, (_, writer) => `Version ${version + 1} by ${writer}`);
      const { answers, errors } = await atOnce(texts.map((text) => save(text, version)));
      expect(answers).toMatchObject([{ version: version + 1 }]);
      const stored = await readDraft(place());
      expect(texts).toContain(stored.text);
      expect(errors.map(({ code, details }) => ({ code, details }))).toEqual(
        Array.from({ length: writers - 1 }, () => ({ code: 'conflict', details: { stored } })),
      );
    }
    expect((await listDraftVersions(place())).map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  },
);

it('the same save sent twice at once is one version', async () => {
  const { answers, errors } = await atOnce([save('One', 0), save('One', 0)]);
  expect(errors).toEqual([]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await listDraftVersions(place())).toHaveLength(1);
});

it('of a save and a restoring at once one counts', async () => {
  await save('One', 0);
  await save('One two', 1);
  const restore = restoreDraftVersion({ ...place(), version: 1, baseVersion: 2, nowMs: NOON_MS });
  const { answers, errors } = await atOnce<{ version: number }>([restore, save('One two three', 2)]);
  expect(answers).toMatchObject([{ version: 3 }]);
  expect(errors).toMatchObject([{ code: 'conflict' }]);
});

it('of several starts of an exam at once one starts, and the others are told of it', async () => {
  const { answers, errors } = await atOnce(Array.from({ length: 6 }, begin));
  const [exam] = answers;
  expect(answers).toHaveLength(1);
  expect(errors.map(({ code, details }) => ({ code, details }))).toEqual(
    Array.from({ length: 5 }, () => ({ code: 'conflict', details: { running: exam } })),
  );
  expect(await database().essayExam.count({ where: { userId } })).toBe(1);
});

it('an exam finished twice at once ends once, with one analysis of each answer', async () => {
  const { id: examId } = await begin();
  await save(HALF_ANSWER, 0, examId);
  const finish = (nowMs: number) => finishExam({ userId, examId, nowMs });
  const ends = await Promise.all([finish(NOON_MS + 1_000), finish(NOON_MS + 2_000), finish(NOON_MS + 3_000)]);
  expect(new Set(ends.map(({ finishedAt }) => finishedAt)).size).toBe(1);
  expect(await database().essayAnalysis.count({ where: { examId } })).toBe(1);
});

it('of Next and Finish at once the exam is over, at one of the two essays, and stays there', async () => {
  const { id: examId } = await begin();
  const nowMs = NOON_MS + 1_000;
  await Promise.all([
    advanceExam({ userId, examId, fromIndex: 0, nowMs }),
    finishExam({ userId, examId, nowMs }),
    advanceExam({ userId, examId, fromIndex: 0, nowMs }),
  ]);
  const { exam } = await summarizeExam(userId, examId, nowMs);
  expect(exam.finishedAt).not.toBeNull();
  expect(exam.secondsPerEssay).toHaveLength(exam.currentIndex + 1);
  expect([0, 1]).toContain(exam.currentIndex);
  expect(await advanceExam({ userId, examId, fromIndex: exam.currentIndex, nowMs })).toEqual(exam);
});

it.each([
  ['the moment that the browser names', NOON_MS + 60_000, NOON_MS + 60_000],
  ['not before its last essay was opened', NOON_MS - 60_000, NOON_MS],
  ['not after it arrived', NOON_MS + 7_200_000, NOON_MS + 3_600_000],
])('an exam finished without a network ended at %s', async (_, claimedMs, endedMs) => {
  const { id: examId } = await begin();
  const finishedAt = new Date(claimedMs).toISOString();
  const end = await finishExam({ userId, examId, nowMs: NOON_MS + 3_600_000, finishedAt });
  expect(end.finishedAt).toBe(new Date(endedMs).toISOString());
  expect(end.secondsPerEssay).toEqual([(endedMs - NOON_MS) / 1000]);
});

it('an answer saved while the exam ends is kept, and counts once the exam is finished again', async () => {
  const { id: examId } = await begin();
  await save(HALF_ANSWER, 0, examId);
  const nowMs = NOON_MS + 1_000;
  const [end] = await Promise.all([finishExam({ userId, examId, nowMs }), save(GOOD_ANSWER, 1, examId)]);
  expect((await readDraft(place(examId))).text).toBe(GOOD_ANSWER);
  expect(await finishExam({ userId, examId, nowMs: nowMs + 5_000 })).toEqual(end);
  expect((await summarizeExam(userId, examId, nowMs)).score).toBeGreaterThan(80);
});

it('an answer saved into a finished exam from offline is taken, an outdated one is not', async () => {
  const { id: examId } = await begin();
  await save(HALF_ANSWER, 0, examId);
  const end = await finishExam({ userId, examId, nowMs: NOON_MS + 1_000 });
  expect(await save(GOOD_ANSWER, 1, examId)).toMatchObject({ version: 2 });
  await expect(save('Too late', 1, examId)).rejects.toMatchObject({ code: 'conflict' });
  const before = await summarizeExam(userId, examId, NOON_MS);
  expect(before.exam.finishedAt).toBe(end.finishedAt);
  expect(before.essays.find(({ id }) => id === LANTERN)?.answerHtml).toBe(`<p>${GOOD_ANSWER}</p>`);
  await finishExam({ userId, examId, nowMs: NOON_MS + 2_000 });
  expect((await summarizeExam(userId, examId, NOON_MS)).score).toBeGreaterThan(before.score);
});

it('analyses of several texts at once are all kept, in some order, each at a moment of its own', async () => {
  const texts = Array.from({ length: 6 }, (_, number) => `${HALF_ANSWER} Number ${number}.`);
  await Promise.all(
    texts.map((text) => analyzeEssayAnswer({ userId, essayId: LANTERN, examId: undefined, text, nowMs: NOON_MS })),
  );
  const kept = await database().essayAnalysis.findMany({ where: { userId } });
  expect(new Set(kept.map(({ createdAt }) => createdAt.getTime())).size).toBe(6);
});

it('an account deleted while its answer is saved leaves nothing behind', async () => {
  await save('One', 0);
  const { errors } = await atOnce<unknown>([
    database().user.delete({ where: { id: userId } }),
    save('One two', 1),
    begin(),
    analyzeEssayAnswer({ ...place(), text: HALF_ANSWER, nowMs: NOON_MS }),
  ]);
  for (const { code } of errors) expect(code).toBe('unauthenticated');
  for (const count of [
    database().essayDraft.count({ where: { userId } }),
    database().essayExam.count({ where: { userId } }),
    database().essayAnalysis.count({ where: { userId } }),
  ]) {
    expect(await count).toBe(0);
  }
});
