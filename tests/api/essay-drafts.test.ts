import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getDraft, POST as postDraft, PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as restore } from '@/app/api/essays/[id]/draft/versions/[version]/restore/route';
import { GET as getVersion } from '@/app/api/essays/[id]/draft/versions/[version]/route';
import { GET as getVersions } from '@/app/api/essays/[id]/draft/versions/route';
import { POST as startExam } from '@/app/api/essays/exams/route';
import { GET as getProgress } from '@/app/api/essays/progress/route';
import {
  draftConflict,
  getDraftVersion,
  getEssayDraft,
  listDraftVersions,
  restoreDraftVersion,
  saveEssayDraft,
} from '@/lib/contract/essay-drafts';
import { startEssayExam } from '@/lib/contract/essay-exams';
import { listEssayProgress } from '@/lib/contract/essays';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createEssays } from '../support/factories/essays';

let learner: Learner;

beforeAll(async () => {
  await createEssays();
  learner = await newLearner();
});

const LANTERN = 'tort-essay-001';
const EMPTY = { version: 0, html: '', text: '', savedAt: null };

/** A new learner, who is named by the token alone: `id` is an essay's here. */
async function newWriter() {
  const { token, id: userId } = await newLearner();
  return { token, userId };
}

type Where = { token?: string | undefined; id?: string; exam?: string; version?: string };

/** Calls a handler of a draft: of the learner's practice of the lantern, unless said otherwise. */
function call(handler: typeof getDraft, where: Where = {}, json?: unknown, method?: string) {
  const { id = LANTERN, exam, version } = where;
  const token = 'token' in where ? where.token : learner.token;
  return send(handler, {
    params: { id, ...(version !== undefined && { version }) },
    path: `/essays/${id}/draft${exam === undefined ? '' : `?exam=${exam}`}`,
    ...(token && { token }),
    ...(json !== undefined && { json }),
    ...(method && { method }),
  });
}

const draftOf = (words: string, baseVersion: number) => ({ html: `<p>${words}</p>`, text: words, baseVersion });

async function save(json: unknown, where: Where = {}) {
  const response = await call(putDraft, where, json, 'PUT');
  expect(response.status).toBe(200);
  return saveEssayDraft.response.parse(await response.json());
}

async function read(where: Where = {}) {
  const response = await call(getDraft, where);
  expect(response.status).toBe(200);
  return getEssayDraft.response.parse(await response.json());
}

async function versions(where: Where = {}) {
  const response = await call(getVersions, where);
  expect(response.status).toBe(200);
  return listDraftVersions.response.parse(await response.json());
}

async function refused(json: unknown, where: Where = {}) {
  const response = await call(putDraft, where, json, 'PUT');
  const body = await response.clone().json();
  await expectError(response, 409, 'conflict');
  draftConflict.parse(body.details);
  // As it was sent: nothing but what the contract names.
  return body.details.stored;
}

describe('PUT and GET /essays/{id}/draft', () => {
  it('begin with nothing', async () => {
    expect(await read(await newWriter())).toEqual(EMPTY);
  });

  it('save version after version, and read the last', async () => {
    const writer = await newWriter();
    expect(await save(draftOf('One', 0), writer)).toMatchObject({ version: 1 });
    const { version, savedAt } = await save(draftOf('One two', 1), writer);
    expect(await read(writer)).toEqual({ version, savedAt, html: '<p>One two</p>', text: 'One two' });
    expect(version).toBe(2);
  });

  it('refuse a version that was not edited last, with what is stored', async () => {
    const writer = await newWriter();
    await save(draftOf('First tab', 0), writer);
    await save(draftOf('First tab again', 1), writer);
    for (const baseVersion of [0, 1, 3, 99]) {
      expect(await refused(draftOf('Second tab', baseVersion), writer)).toEqual(await read(writer));
    }
    expect(await read(writer)).toMatchObject({ version: 2, text: 'First tab again' });
  });

  it('take the same again, whose answer was lost, for what it is', async () => {
    const writer = await newWriter();
    const first = await save(draftOf('One', 0), writer);
    expect(await save(draftOf('One', 0), writer)).toEqual(first);
    expect(await save(draftOf('One', 1), writer)).toEqual(first);
    expect(await versions(writer)).toHaveLength(1);
  });

  it('save an answer that was emptied', async () => {
    const writer = await newWriter();
    await save(draftOf('One', 0), writer);
    await save({ html: '', text: '', baseVersion: 1 }, writer);
    expect(await read(writer)).toMatchObject({ version: 2, html: '', text: '' });
  });

  it('keep what the editor writes, and nothing that could run', async () => {
    const writer = await newWriter();
    const html =
      '<h1>A &amp; B</h1><p data-indent="2"><strong>x</strong>&nbsp;<u>y</u></p><ol start="3"><li>z</li></ol>';
    await save({ html, text: 'A & B', baseVersion: 0 }, writer);
    expect((await read(writer)).html).toBe(html);
    const hostile = '<p onclick="alert(1)">x<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    await save({ html: hostile, text: 'x', baseVersion: 1 }, writer);
    expect((await read(writer)).html).toBe('<p>x</p>');
  });

  it('are each learner’s own', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    await save(draftOf('Mine', 0), one);
    expect(await read(other)).toEqual(EMPTY);
    await save(draftOf('Theirs', 0), other);
    expect((await read(one)).text).toBe('Mine');
  });

  it('hold an answer of its own for each essay, and for each exam', async () => {
    const writer = await newWriter();
    const response = await send(startExam, { token: writer.token, json: { minutesPerEssay: null } });
    const { id: exam } = startEssayExam.response.parse(await response.json());
    await save(draftOf('Practice', 0), writer);
    await save(draftOf('Ladder', 0), { ...writer, id: 'tort-essay-002' });
    await save(draftOf('Exam', 0), { token: writer.token, exam });
    expect((await read({ token: writer.token })).text).toBe('Practice');
    expect((await read({ token: writer.token, id: 'tort-essay-002' })).text).toBe('Ladder');
    expect((await read({ token: writer.token, exam })).text).toBe('Exam');
    expect(await versions({ token: writer.token, exam })).toHaveLength(1);
  });

  it('refuse an exam of somebody else, an unknown one, and one that does not ask the essay', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    const response = await send(startExam, { token: one.token, json: { count: 1, minutesPerEssay: 60 } });
    const { id: exam, essays } = startEssayExam.response.parse(await response.json());
    const [id = ''] = essays;
    await expectError(await call(getDraft, { token: other.token, exam, id }), 403, 'forbidden');
    await expectError(
      await call(putDraft, { token: other.token, exam, id }, draftOf('Mine', 0), 'PUT'),
      403,
      'forbidden',
    );
    await expectError(await call(getDraft, { exam: crypto.randomUUID() }), 404, 'not_found');
    const unasked = [LANTERN, 'tort-essay-002', 'evi-essay-001'].find((essay) => essay !== id) ?? '';
    await expectError(await call(getDraft, { token: one.token, exam, id: unasked }), 400, 'invalid_input');
    await expectError(await call(getDraft, { exam: 'mine' }), 400, 'invalid_input');
  });

  it.each<[string, unknown]>([
    ['no html', { text: 'x', baseVersion: 0 }],
    ['no text', { html: '<p>x</p>', baseVersion: 0 }],
    ['no baseVersion', { html: '<p>x</p>', text: 'x' }],
    ['a negative baseVersion', draftOf('x', -1)],
    ['half a baseVersion', draftOf('x', 0.5)],
    ['an endless baseVersion', draftOf('x', 1e300)],
    ['a baseVersion in words', { ...draftOf('x', 0), baseVersion: '0' }],
    ['html of another type', { ...draftOf('x', 0), html: null }],
    ['a control character', draftOf('x\u0000', 0)],
    ['half a character', draftOf('\ud800', 0)],
    ['a surplus field', { ...draftOf('x', 0), userId: 'somebody' }],
    ['tags within tags without end', { ...draftOf('x', 0), html: '<blockquote>'.repeat(30_000) }],
  ])('are 400 for %s', async (_, json) => {
    await expectError(await call(putDraft, {}, json, 'PUT'), 400, 'invalid_input');
  });

  it('are 413 for more than an answer can be', async () => {
    await expectError(await call(putDraft, {}, draftOf('x'.repeat(400_000), 0), 'PUT'), 413, 'too_large');
    await expectError(await call(putDraft, {}, draftOf('x'.repeat(5_000_000), 0), 'PUT'), 413, 'too_large');
  });

  it('are 404 for an unknown essay, 401 without a token or an account, 405 for another method', async () => {
    await expectError(await call(getDraft, { id: 'nowhere' }), 404, 'not_found');
    await expectError(await call(putDraft, { id: 'nowhere' }, draftOf('x', 0), 'PUT'), 404, 'not_found');
    await expectError(await call(getDraft, { token: undefined }), 401, 'unauthenticated');
    await expectError(await call(putDraft, { token: undefined }, draftOf('x', 0), 'PUT'), 401, 'unauthenticated');
    await expectError(await call(postDraft, {}, {}, 'POST'), 405, 'method_not_allowed');
    const gone = await newWriter();
    await save(draftOf('One', 0), gone);
    await database().user.delete({ where: { id: gone.userId } });
    await expectError(await call(putDraft, gone, draftOf('Two', 1), 'PUT'), 401, 'unauthenticated');
  });
});

describe('the versions of a draft', () => {
  async function threeVersions() {
    const writer = await newWriter();
    const where = { token: writer.token };
    for (const [index, words] of ['One', 'One two', 'One two three'].entries())
      await save(draftOf(words, index), where);
    return where;
  }

  it('are listed, the newest first', async () => {
    expect((await versions(await threeVersions())).map(({ version, wordCount }) => ({ version, wordCount }))).toEqual([
      { version: 3, wordCount: 3 },
      { version: 2, wordCount: 2 },
      { version: 1, wordCount: 1 },
    ]);
  });

  it('can be read one by one', async () => {
    const where = await threeVersions();
    const response = await call(getVersion, { ...where, version: '1' });
    expect(getDraftVersion.response.parse(await response.json())).toMatchObject({ version: 1, text: 'One' });
  });

  it('can be restored, and nothing is lost by it', async () => {
    const where = await threeVersions();
    const response = await call(restore, { ...where, version: '1' }, { baseVersion: 3 });
    expect(restoreDraftVersion.response.parse(await response.json())).toMatchObject({
      version: 4,
      html: '<p>One</p>',
      text: 'One',
    });
    expect((await versions(where)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it('are not restored over what another tab has saved meanwhile', async () => {
    const where = await threeVersions();
    const response = await call(restore, { ...where, version: '1' }, { baseVersion: 2 });
    await expectError(response, 409, 'conflict');
    expect((await read(where)).text).toBe('One two three');
  });

  it('are thinned as they grow old', async () => {
    const where = await threeVersions();
    const yesterday = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await database().essayDraftVersion.updateMany({ data: { savedAt: yesterday } });
    for (let base = 3; base < 9; base += 1) await save(draftOf(`Words ${base}`, base), where);
    const kept = (await versions(where)).map(({ version }) => version);
    expect(kept.slice(0, 5)).toEqual([9, 8, 7, 6, 5]);
    // Of the three that were saved at one moment the last stays.
    expect(kept.filter((version) => version <= 3)).toEqual([3]);
    await expectError(await call(getVersion, { ...where, version: '1' }), 404, 'not_found');
    await expectError(await call(restore, { ...where, version: '1' }, { baseVersion: 9 }), 404, 'not_found');
  });

  it('are each learner’s own: another finds none', async () => {
    await threeVersions();
    const stranger = { token: (await newWriter()).token };
    expect(await versions(stranger)).toEqual([]);
    await expectError(await call(getVersion, { ...stranger, version: '1' }), 404, 'not_found');
    await expectError(await call(restore, { ...stranger, version: '1' }, { baseVersion: 0 }), 404, 'not_found');
  });

  it('written in an exam are its owner’s, like the exam', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    const response = await send(startExam, { token: one.token, json: { minutesPerEssay: null } });
    const { id: exam } = startEssayExam.response.parse(await response.json());
    await save(draftOf('Mine', 0), { token: one.token, exam });
    const mine = { token: one.token, exam, version: '1' };
    for (const [handler, json] of [[getVersions], [getVersion], [restore, { baseVersion: 1 }]] as const) {
      expect((await call(handler, mine, json)).status).toBe(200);
      await expectError(await call(handler, { ...mine, token: other.token }, json), 403, 'forbidden');
      await expectError(await call(handler, { ...mine, exam: crypto.randomUUID() }, json), 404, 'not_found');
      await expectError(await call(handler, { ...mine, exam: 'mine' }, json), 400, 'invalid_input');
    }
  });

  it('are 400 for what is no version, 404 for an unknown essay, 401 without a token', async () => {
    const json = { baseVersion: 0 };
    for (const version of ['0', '-1', '1.5', 'last', '99999999999', '']) {
      await expectError(await call(getVersion, { version }), 400, 'invalid_input');
      await expectError(await call(restore, { version }, json), 400, 'invalid_input');
    }
    await expectError(await call(restore, { version: '1' }, {}), 400, 'invalid_input');
    const unknown = { id: 'nowhere', version: '1' };
    await expectError(await call(getVersions, unknown), 404, 'not_found');
    await expectError(await call(getVersion, unknown), 404, 'not_found');
    await expectError(await call(restore, unknown, json), 404, 'not_found');
    const visitor = { token: undefined, version: '1' };
    await expectError(await call(getVersions, visitor), 401, 'unauthenticated');
    await expectError(await call(getVersion, visitor), 401, 'unauthenticated');
    await expectError(await call(restore, visitor, json), 401, 'unauthenticated');
  });

  it('a saved answer shows in the progress', async () => {
    const where = await threeVersions();
    const response = await send(getProgress, where);
    expect(listEssayProgress.response.parse(await response.json())).toEqual([
      { essayId: LANTERN, savedAt: (await read(where)).savedAt, lastPercent: null, bestPercent: null },
    ]);
  });
});
