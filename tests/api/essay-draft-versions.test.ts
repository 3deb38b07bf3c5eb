import { beforeAll, describe, expect, it } from 'vitest';
import { POST as restore } from '@/app/api/essays/[id]/draft/versions/[version]/restore/route';
import { GET as getVersion } from '@/app/api/essays/[id]/draft/versions/[version]/route';
import { GET as getVersions } from '@/app/api/essays/[id]/draft/versions/route';
import { POST as startExam } from '@/app/api/essays/exams/route';
import { GET as getProgress } from '@/app/api/essays/progress/route';
import { getDraftVersion, restoreDraftVersion } from '@/lib/contract/essay-drafts';
import { startEssayExam } from '@/lib/contract/essay-exams';
import { listEssayProgress } from '@/lib/contract/essays';
import { database } from '@/lib/db/prisma';
import { countWords } from '@/lib/domain/essays/count-words';
import { expectError, send } from '../support/api';
import { callDraft, draftOf, draftVersions, LANTERN, newWriter, readDraft, saveDraft } from '../support/essay-drafts';
import { createEssays } from '../support/factories/essays';

let learner: Awaited<ReturnType<typeof newWriter>>;

beforeAll(async () => {
  await createEssays();
  learner = await newWriter();
});

describe('the versions of a draft', () => {
  async function threeVersions() {
    const writer = await newWriter();
    const where = { token: writer.token };
    for (const [index, words] of ['One', 'One two', 'One two three'].entries())
      await saveDraft(draftOf(words, index), where);
    return where;
  }

  it('are listed, the newest first', async () => {
    expect(
      (await draftVersions(await threeVersions())).map(({ version, wordCount }) => ({ version, wordCount })),
    ).toEqual([
      { version: 3, wordCount: 3 },
      { version: 2, wordCount: 2 },
      { version: 1, wordCount: 1 },
    ]);
  });

  it('can be read one by one', async () => {
    const where = await threeVersions();
    const response = await callDraft(getVersion, { ...where, version: '1' });
    expect(getDraftVersion.response.parse(await response.json())).toMatchObject({ version: 1, text: 'One' });
  });

  it('can be restored, and nothing is lost by it', async () => {
    const where = await threeVersions();
    const response = await callDraft(restore, { ...where, version: '1' }, { baseVersion: 3 });
    expect(restoreDraftVersion.response.parse(await response.json())).toMatchObject({
      version: 4,
      html: '<p>One</p>',
      text: 'One',
    });
    expect((await draftVersions(where)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it('are not restored over what another tab has saved meanwhile', async () => {
    const where = await threeVersions();
    const response = await callDraft(restore, { ...where, version: '1' }, { baseVersion: 2 });
    await expectError(response, 409, 'conflict');
    expect((await readDraft(where)).text).toBe('One two three');
  });

  it('are thinned as they grow old', async () => {
    const where = await threeVersions();
    const yesterday = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await database().essayDraftVersion.updateMany({ data: { savedAt: yesterday } });
    for (let base = 3; base < 9; base += 1) await saveDraft(draftOf(`Words ${base}`, base), where);
    const kept = (await draftVersions(where)).map(({ version }) => version);
    expect(kept.slice(0, 5)).toEqual([9, 8, 7, 6, 5]);
    // Of the three that were saved at one moment the last stays.
    expect(kept.filter((version) => version <= 3)).toEqual([3]);
    await expectError(await callDraft(getVersion, { ...where, version: '1' }), 404, 'not_found');
    await expectError(await callDraft(restore, { ...where, version: '1' }, { baseVersion: 9 }), 404, 'not_found');
  });

  it('are each learner’s own: another finds none', async () => {
    await threeVersions();
    const stranger = { token: (await newWriter()).token };
    expect(await draftVersions(stranger)).toEqual([]);
    await expectError(await callDraft(getVersion, { ...stranger, version: '1' }), 404, 'not_found');
    await expectError(await callDraft(restore, { ...stranger, version: '1' }, { baseVersion: 0 }), 404, 'not_found');
  });

  it('written in an exam are its owner’s, like the exam', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    const response = await send(startExam, { token: one.token, json: { minutesPerEssay: null } });
    const { id: exam } = startEssayExam.response.parse(await response.json());
    await saveDraft(draftOf('Mine', 0), { token: one.token, exam });
    const mine = { token: one.token, exam, version: '1' };
    for (const [handler, json] of [[getVersions], [getVersion], [restore, { baseVersion: 1 }]] as const) {
      expect((await callDraft(handler, mine, json)).status).toBe(200);
      await expectError(await callDraft(handler, { ...mine, token: other.token }, json), 403, 'forbidden');
      await expectError(await callDraft(handler, { ...mine, exam: crypto.randomUUID() }, json), 404, 'not_found');
      await expectError(await callDraft(handler, { ...mine, exam: 'mine' }, json), 400, 'invalid_input');
    }
  });

  it('are 400 for what is no version, 404 for an unknown essay, 401 without a token', async () => {
    const json = { baseVersion: 0 };
    for (const version of ['0', '-1', '1.5', 'last', '99999999999', '']) {
      await expectError(await callDraft(getVersion, { token: learner.token, version }), 400, 'invalid_input');
      await expectError(await callDraft(restore, { token: learner.token, version }, json), 400, 'invalid_input');
    }
    await expectError(await callDraft(restore, { token: learner.token, version: '1' }, {}), 400, 'invalid_input');
    const unknown = { token: learner.token, id: 'nowhere', version: '1' };
    await expectError(await callDraft(getVersions, unknown), 404, 'not_found');
    await expectError(await callDraft(getVersion, unknown), 404, 'not_found');
    await expectError(await callDraft(restore, unknown, json), 404, 'not_found');
    const visitor = { token: undefined, version: '1' };
    await expectError(await callDraft(getVersions, visitor), 401, 'unauthenticated');
    await expectError(await callDraft(getVersion, visitor), 401, 'unauthenticated');
    await expectError(await callDraft(restore, visitor, json), 401, 'unauthenticated');
  });

  it('a saved answer shows in the progress', async () => {
    const where = await threeVersions();
    const response = await send(getProgress, where);
    const { savedAt, text } = await readDraft(where);
    expect(listEssayProgress.response.parse(await response.json())).toEqual([
      {
        essayId: LANTERN,
        savedAt,
        words: countWords(text),
        lastPercent: null,
        bestPercent: null,
        lastScore: null,
        lastMaxScore: null,
      },
    ]);
  });
});
