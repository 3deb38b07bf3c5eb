import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getAnalysis } from '@/app/api/essays/[id]/analyses/[analysisId]/route';
import { GET as getAnalyses } from '@/app/api/essays/[id]/analyses/route';
import { POST as analyze, GET as getAnalyze } from '@/app/api/essays/[id]/analyze/route';
import { GET as getProgress } from '@/app/api/essays/progress/route';
import { analyzeEssayAnswer, getEssayAnalysis, listEssayAnalyses, listEssayProgress } from '@/lib/contract/essays';
import { database } from '@/lib/db/prisma';
import { MAX_KEPT_ANALYSES } from '@/lib/domain/essays/limits';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createEssays, GOOD_ANSWER, HALF_ANSWER } from '../support/factories/essays';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createEssays();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

const LANTERN = 'tort-essay-001';

async function grade(userText: string, { token }: { token: string } = learner, id = LANTERN) {
  const response = await send(analyze, { token, params: { id }, json: { userText } });
  expect(response.status).toBe(200);
  return analyzeEssayAnswer.response.parse(await response.json());
}

async function earlier({ token }: { token: string } = learner, id = LANTERN) {
  const response = await send(getAnalyses, { token, params: { id } });
  expect(response.status).toBe(200);
  return listEssayAnalyses.response.parse(await response.json());
}

describe('POST /essays/{id}/analyze', () => {
  it('answers score, maximum and feedback issue by issue', async () => {
    const { score, maxPossibleScore, feedback, isCut, wordCount } = await grade(HALF_ANSWER);
    expect({ maxPossibleScore, isCut }).toEqual({ maxPossibleScore: 100, isCut: false });
    expect(wordCount).toBe(HALF_ANSWER.split(/\s+/).length);
    expect(score).toBeGreaterThan(30);
    expect(score).toBeLessThan(60);
    expect(feedback).toMatchObject([
      { issue: 'assault', status: 'Detected', buzzwordStatus: '2 of 2 buzzwords', quote: expect.any(String) },
      { issue: 'transferred intent', status: 'Missed', quote: null, missingRules: [{ id: 'tort-rule-transfer' }] },
    ]);
    expect((await grade(GOOD_ANSWER)).score).toBeGreaterThan(80);
  });

  it('keeps every analysis, the same text twice in a row once', async () => {
    const writer = await newLearner();
    const first = await grade(HALF_ANSWER, writer);
    expect(await grade(HALF_ANSWER, writer)).toEqual(first);
    const second = await grade(GOOD_ANSWER, writer);
    expect((await earlier(writer)).map(({ id, score }) => ({ id, score }))).toEqual([
      { id: second.id, score: second.score },
      { id: first.id, score: first.score },
    ]);
  });

  it('takes a double click for one', async () => {
    const writer = await newLearner();
    const both = await Promise.all([grade(GOOD_ANSWER, writer), grade(GOOD_ANSWER, writer)]);
    expect(both[0]).toEqual(both[1]);
    expect(await earlier(writer)).toHaveLength(1);
  });

  it('keeps the last hundred', async () => {
    const writer = await newLearner();
    const old = { userId: writer.id, essayId: LANTERN, textDigest: 'x', score: 1, maxPossibleScore: 100, feedback: [] };
    await database().essayAnalysis.createMany({
      data: Array.from({ length: MAX_KEPT_ANALYSES }, (_, index) => ({
        ...old,
        wordCount: index,
        createdAt: new Date(1_000_000 + index),
      })),
    });
    const { id } = await grade(GOOD_ANSWER, writer);
    const kept = await earlier(writer);
    expect(kept).toHaveLength(MAX_KEPT_ANALYSES);
    expect(kept[0]?.id).toBe(id);
    expect(kept.at(-1)?.wordCount).toBe(1);
  });

  it('takes up to 250 KB, of which it reads the beginning', async () => {
    const tail = '\n"Quoted." '.repeat(25_000);
    const userText = `${GOOD_ANSWER}\n\n${tail}`.slice(0, 250_000);
    const { score, isCut } = await grade(userText);
    expect(isCut).toBe(true);
    expect(score).toBeGreaterThan(80);
  });

  it('is 413 above that, by the text and by the request', async () => {
    const ask = (userText: string) =>
      send(analyze, { token: learner.token, params: { id: LANTERN }, json: { userText } });
    await expectError(await ask('é'.repeat(125_001)), 413, 'too_large');
    await expectError(await ask('word '.repeat(1_000_000)), 413, 'too_large');
  });

  it.each([
    ['no text', {}],
    ['an empty text', { userText: '' }],
    ['a text that shows nothing', { userText: '\u3164 \u115f' }],
    ['white space', { userText: ' \n\t\u00a0' }],
    ['marks alone', { userText: '— • —' }],
    ['a text of another type', { userText: ['a'] }],
    ['a control character', { userText: 'a\u0000b' }],
    ['a surplus field', { userText: 'Assault.', essayId: 'x' }],
    ['an exam that is no id', { userText: 'Assault.', examId: '7' }],
  ])('is 400 for %s', async (_, json) => {
    const before = await database().essayAnalysis.count();
    await expectError(
      await send(analyze, { token: learner.token, params: { id: LANTERN }, json }),
      400,
      'invalid_input',
    );
    expect(await database().essayAnalysis.count()).toBe(before);
  });

  it('is 404 for an unknown essay, 401 without a token or an account, 405 for another method', async () => {
    const json = { userText: GOOD_ANSWER };
    await expectError(await send(analyze, { token: learner.token, params: { id: 'nowhere' }, json }), 404, 'not_found');
    await expectError(await send(analyze, { params: { id: LANTERN }, json }), 401, 'unauthenticated');
    const gone = await newLearner();
    await grade(HALF_ANSWER, gone);
    await database().user.delete({ where: { id: gone.id } });
    await expectError(
      await send(analyze, { token: gone.token, params: { id: LANTERN }, json }),
      401,
      'unauthenticated',
    );
    await expectError(
      await send(getAnalyze, { token: learner.token, params: { id: LANTERN } }),
      405,
      'method_not_allowed',
    );
  });

  it('holds script in an answer as the text it is', async () => {
    const { feedback } = await grade(`Assault <script>alert(1)</script>. ${GOOD_ANSWER}`);
    expect(feedback[0]?.status).toBe('Detected');
  });
});

describe('GET /essays/{id}/analyses', () => {
  it('is the last hundred, also of a learner whose exams hold more', async () => {
    const writer = await newLearner();
    const made = Array.from({ length: MAX_KEPT_ANALYSES + 20 }, (_, index) => new Date(1_700_000_000_000 + index));
    const answer = { userId: writer.id, essayId: LANTERN, wordCount: 1, score: 1, maxPossibleScore: 2, feedback: [] };
    for (const examOf of [made.slice(0, 60), made.slice(60)]) {
      const { id: examId } = await database().essayExam.create({
        data: {
          userId: writer.id,
          essayIds: [LANTERN],
          currentIndex: 0,
          startedAt: new Date(),
          finishedAt: new Date(),
        },
      });
      await database().essayAnalysis.createMany({
        data: examOf.map((createdAt) => ({ ...answer, examId, createdAt, textDigest: '0'.repeat(64) })),
      });
    }
    const listed = (await earlier(writer)).map(({ createdAt }) => new Date(createdAt));
    expect(listed).toEqual(made.toReversed().slice(0, MAX_KEPT_ANALYSES));
  });

  it('is empty before the first, and each learner’s own', async () => {
    await grade(GOOD_ANSWER, learner);
    expect(await earlier(await newLearner())).toEqual([]);
  });

  it('is 404 for an unknown essay, 400 for no id, 401 without a valid token', async () => {
    await expectError(await send(getAnalyses, { token: learner.token, params: { id: '' } }), 400, 'invalid_input');
    await expectError(await send(getAnalyses, { token: learner.token, params: { id: 'nowhere' } }), 404, 'not_found');
    await expectError(await send(getAnalyses, { params: { id: LANTERN } }), 401, 'unauthenticated');
  });
});

describe('GET /essays/{id}/analyses/{analysisId}', () => {
  const ask = (id: string, analysisId: string, token: string | undefined = learner.token) =>
    send(getAnalysis, { params: { id, analysisId }, ...(token && { token }) });

  it('answers an earlier analysis with its feedback', async () => {
    const { isCut: _, ...analysis } = await grade(GOOD_ANSWER);
    const response = await ask(LANTERN, analysis.id);
    expect(response.status).toBe(200);
    expect(getEssayAnalysis.response.parse(await response.json())).toEqual(analysis);
  });

  it('is 403 for someone else’s, 404 for an unknown one or another essay, 400 for no id, 401 without a token', async () => {
    const { id } = await grade(GOOD_ANSWER);
    await expectError(await ask(LANTERN, id, stranger.token), 403, 'forbidden');
    await expectError(await ask(LANTERN, crypto.randomUUID()), 404, 'not_found');
    await expectError(await ask('tort-essay-002', id), 404, 'not_found');
    await expectError(await ask(LANTERN, 'last'), 400, 'invalid_input');
    await expectError(await ask(LANTERN, id, ''), 401, 'unauthenticated');
  });
});

describe('GET /essays/progress', () => {
  it('says what was begun and how it scored', async () => {
    const writer = await newLearner();
    const good = await grade(GOOD_ANSWER, writer);
    const half = await grade(HALF_ANSWER, writer);
    const response = await send(getProgress, { token: writer.token });
    expect(listEssayProgress.response.parse(await response.json())).toEqual([
      {
        essayId: LANTERN,
        savedAt: null,
        words: null,
        lastPercent: half.score,
        bestPercent: good.score,
        lastScore: half.score,
        lastMaxScore: half.maxPossibleScore,
      },
    ]);
  });

  it('is empty for a newcomer and 401 for a visitor', async () => {
    const { token } = await newLearner();
    expect(await (await send(getProgress, { token })).json()).toEqual([]);
    await expectError(await send(getProgress), 401, 'unauthenticated');
  });
});
