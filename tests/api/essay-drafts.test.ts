import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getDraft, POST as postDraft, PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as startExam } from '@/app/api/essays/exams/route';
import { draftConflict } from '@/lib/contract/essay-drafts';
import { startEssayExam } from '@/lib/contract/essay-exams';
import { database } from '@/lib/db/prisma';
import { expectError, send } from '../support/api';
import {
  callDraft,
  type DraftPlace,
  draftOf,
  draftVersions,
  LANTERN,
  newWriter,
  readDraft,
  saveDraft,
} from '../support/essay-drafts';
import { createEssays } from '../support/factories/essays';

const EMPTY = { version: 0, html: '', text: '', savedAt: null };

let learner: Awaited<ReturnType<typeof newWriter>>;

beforeAll(async () => {
  await createEssays();
  learner = await newWriter();
});

async function refused(json: unknown, place: DraftPlace) {
  const response = await callDraft(putDraft, place, json, 'PUT');
  const body = await response.clone().json();
  await expectError(response, 409, 'conflict');
  draftConflict.parse(body.details);
  // As it was sent: nothing but what the contract names.
  return body.details.stored;
}

describe('PUT and GET /essays/{id}/draft', () => {
  it('begin with nothing', async () => {
    expect(await readDraft(await newWriter())).toEqual(EMPTY);
  });

  it('save version after version, and read the last', async () => {
    const writer = await newWriter();
    expect(await saveDraft(draftOf('One', 0), writer)).toMatchObject({ version: 1 });
    const { version, savedAt } = await saveDraft(draftOf('One two', 1), writer);
    expect(await readDraft(writer)).toEqual({ version, savedAt, html: '<p>One two</p>', text: 'One two' });
    expect(version).toBe(2);
  });

  it('refuse a version that was not edited last, with what is stored', async () => {
    const writer = await newWriter();
    await saveDraft(draftOf('First tab', 0), writer);
    await saveDraft(draftOf('First tab again', 1), writer);
    for (const baseVersion of [0, 1, 3, 99]) {
      expect(await refused(draftOf('Second tab', baseVersion), writer)).toEqual(await readDraft(writer));
    }
    expect(await readDraft(writer)).toMatchObject({ version: 2, text: 'First tab again' });
  });

  it('take the same again, whose answer was lost, for what it is', async () => {
    const writer = await newWriter();
    const first = await saveDraft(draftOf('One', 0), writer);
    expect(await saveDraft(draftOf('One', 0), writer)).toEqual(first);
    expect(await saveDraft(draftOf('One', 1), writer)).toEqual(first);
    expect(await draftVersions(writer)).toHaveLength(1);
  });

  it('save an answer that was emptied', async () => {
    const writer = await newWriter();
    await saveDraft(draftOf('One', 0), writer);
    await saveDraft({ html: '', text: '', baseVersion: 1 }, writer);
    expect(await readDraft(writer)).toMatchObject({ version: 2, html: '', text: '' });
  });

  it('keep what the editor writes, and nothing that could run', async () => {
    const writer = await newWriter();
    const html =
      '<h1>A &amp; B</h1><p data-indent="2"><strong>x</strong>&nbsp;<u>y</u></p><ol start="3"><li>z</li></ol>';
    await saveDraft({ html, text: 'A & B', baseVersion: 0 }, writer);
    expect((await readDraft(writer)).html).toBe(html);
    const hostile = '<p onclick="alert(1)">x<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    await saveDraft({ html: hostile, text: 'x', baseVersion: 1 }, writer);
    expect((await readDraft(writer)).html).toBe('<p>x</p>');
  });

  it('take tags that would multiply in a browser’s parser for what they say', async () => {
    const writer = await newWriter();
    const marks = Array.from({ length: 1_500 }, (_, index) => `<b id=${index}>`).join('');
    const html = `<p>${marks}${'<p>x'.repeat(8_000)}`;
    await saveDraft({ html, text: 'x', baseVersion: 0 }, writer);
    expect((await readDraft(writer)).html).toBe(`<p></p>${'<p>x</p>'.repeat(8_000)}`);
    const table = '<table><tr><td><div>x'.repeat(3_000);
    await saveDraft({ html: table, text: 'x', baseVersion: 1 }, writer);
    expect((await readDraft(writer)).html).toBe('x'.repeat(3_000));
  });

  it('are each learner’s own', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    await saveDraft(draftOf('Mine', 0), one);
    expect(await readDraft(other)).toEqual(EMPTY);
    await saveDraft(draftOf('Theirs', 0), other);
    expect((await readDraft(one)).text).toBe('Mine');
  });

  it('hold an answer of its own for each essay, and for each exam', async () => {
    const writer = await newWriter();
    const response = await send(startExam, { token: writer.token, json: { minutesPerEssay: null } });
    const { id: exam } = startEssayExam.response.parse(await response.json());
    await saveDraft(draftOf('Practice', 0), writer);
    await saveDraft(draftOf('Ladder', 0), { ...writer, id: 'tort-essay-002' });
    await saveDraft(draftOf('Exam', 0), { token: writer.token, exam });
    expect((await readDraft({ token: writer.token })).text).toBe('Practice');
    expect((await readDraft({ token: writer.token, id: 'tort-essay-002' })).text).toBe('Ladder');
    expect((await readDraft({ token: writer.token, exam })).text).toBe('Exam');
    expect(await draftVersions({ token: writer.token, exam })).toHaveLength(1);
  });

  it('refuse an exam of someone else, an unknown one, and one that does not ask the essay', async () => {
    const [one, other] = [await newWriter(), await newWriter()];
    const response = await send(startExam, { token: one.token, json: { count: 1, minutesPerEssay: 60 } });
    const { id: exam, essays } = startEssayExam.response.parse(await response.json());
    const [id = ''] = essays;
    await expectError(await callDraft(getDraft, { token: other.token, exam, id }), 403, 'forbidden');
    await expectError(
      await callDraft(putDraft, { token: other.token, exam, id }, draftOf('Mine', 0), 'PUT'),
      403,
      'forbidden',
    );
    await expectError(await callDraft(getDraft, { token: learner.token, exam: crypto.randomUUID() }), 404, 'not_found');
    const unasked = [LANTERN, 'tort-essay-002', 'evi-essay-001'].find((essay) => essay !== id) ?? '';
    await expectError(await callDraft(getDraft, { token: one.token, exam, id: unasked }), 400, 'invalid_input');
    await expectError(await callDraft(getDraft, { token: learner.token, exam: 'mine' }), 400, 'invalid_input');
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
    ['tags within tags without end', { ...draftOf('x', 0), html: '<blockquote>'.repeat(20_000) }],
  ])('are 400 for %s', async (_, json) => {
    await expectError(await callDraft(putDraft, learner, json, 'PUT'), 400, 'invalid_input');
  });

  it('are 413 for more than an answer can be', async () => {
    await expectError(await callDraft(putDraft, learner, draftOf('x'.repeat(400_000), 0), 'PUT'), 413, 'too_large');
    await expectError(await callDraft(putDraft, learner, draftOf('x'.repeat(5_000_000), 0), 'PUT'), 413, 'too_large');
  });

  it.each(['&', '<', '"', '\u00a0', 'é', '<p>a', '<a href="https://a.bc/?d&e">f'])(
    'take what they took once again as it is stored: %j, as often as it goes',
    async (piece) => {
      const writer = await newWriter();
      const kept = { version: 0, html: '', text: '' };
      for (let [most, least] = [250_000, 0]; most - least > 1; ) {
        const count = Math.floor((most + least) / 2);
        const json = { html: piece.repeat(count), text: '', baseVersion: kept.version };
        const response = await callDraft(putDraft, writer, json, 'PUT');
        if (response.status === 200) Object.assign(kept, await readDraft(writer));
        else await expectError(response, 413, 'too_large');
        if (response.status === 200) least = count;
        else most = count;
      }
      expect(kept.html.length).toBeGreaterThan(100_000);
      // Emptied first: the same again is not stored twice, and would be no trial.
      const { version } = await saveDraft({ html: '', text: '', baseVersion: kept.version }, writer);
      const json = { html: kept.html, text: '', baseVersion: version, timeZone: 'America/Argentina/Buenos_Aires' };
      expect((await saveDraft(json, writer)).version).toBe(version + 1);
    },
  );

  it('are 404 for an unknown essay, 401 without a token or an account, 405 for another method', async () => {
    await expectError(await callDraft(getDraft, { token: learner.token, id: 'nowhere' }), 404, 'not_found');
    await expectError(
      await callDraft(putDraft, { token: learner.token, id: 'nowhere' }, draftOf('x', 0), 'PUT'),
      404,
      'not_found',
    );
    await expectError(await callDraft(getDraft, { token: undefined }), 401, 'unauthenticated');
    await expectError(await callDraft(putDraft, { token: undefined }, draftOf('x', 0), 'PUT'), 401, 'unauthenticated');
    await expectError(await callDraft(postDraft, learner, {}, 'POST'), 405, 'method_not_allowed');
    const gone = await newWriter();
    await saveDraft(draftOf('One', 0), gone);
    await database().user.delete({ where: { id: gone.userId } });
    await expectError(await callDraft(putDraft, gone, draftOf('Two', 1), 'PUT'), 401, 'unauthenticated');
  });
});
