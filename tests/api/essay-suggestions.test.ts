import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import { MAX_SUGGESTION_QUERY_LENGTH, SUGGESTION_LIMIT } from '@/lib/domain/essays/limits';
import { streamImprovements } from '@/lib/services/essays/suggest-improvements';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { ASKED, createAskedEssays, ENDPOINTS } from '../support/essay-suggestions';
import { HALF_ANSWER } from '../support/factories/essays';
import { forgetModel } from '../support/language-model';

let learner: Learner;

beforeAll(async () => {
  forgetModel();
  await createAskedEssays();
  learner = await newLearner();
});

afterAll(forgetModel);

beforeEach(async () => {
  // Each test begins with none asked.
  await database().loginThrottle.deleteMany();
});

describe.each(ENDPOINTS)('%s without a model', (_, handler, getHandler, read) => {
  const ask = (json: object = ASKED, token: string | undefined = learner.token) =>
    send(handler, { json, ...(token && { token }) });

  it('lets the built-in coach answer, who says so', async () => {
    const { suggestions, source, notice } = await read(await ask());
    expect({ source, notice }).toEqual({ source: 'coach', notice: null });
    expect(suggestions).toContain('built-in coach');
    expect(suggestions).toContain('<strong>Transferred intent</strong> (0 of 50 points).');
    expect(suggestions).not.toContain('<strong>Assault</strong> (0');
  });

  it('answers the same question alike', async () => {
    expect(await read(await ask())).toEqual(await read(await ask()));
  });

  it('knows an essay that is not named by its topics, or by what is written', async () => {
    const { essayId: _, ...unnamed } = ASKED;
    expect((await read(await ask(unnamed))).suggestions).toContain('Transferred intent');
    const ladder = { ...unnamed, essayTopic: 'Evidence', userQuery: 'Which facts are unused?' };
    expect((await read(await ask(ladder))).suggestions).toContain('A ladder fell upon Petrov.');
  });

  it.each([
    ['an answer to none of several essays', { essayHtml: '<p>I do not know.</p>' }, /essays on Torts ask.*Assault/is],
    ['some of an essay’s topics in another case', { essayTopic: 'EVIDENCE, Astrology' }, /essays on Evidence ask/],
    ['an unknown topic', { essayTopic: 'Astrology' }, /based on your text\..*Structure/s],
    ['no topic', { essayTopic: ' ' }, /based on your text\./],
    ['a question of structure', { essayTopic: 'Astrology', userQuery: 'Is my structure good?' }, /Structure/],
  ])('advises on the text and the topics where the essay cannot be told: %s', async (_, change, said) => {
    const { essayId: _id, ...withoutId } = ASKED;
    const query = { userQuery: 'How do I improve?' };
    const { suggestions, source } = await read(
      await ask({ ...withoutId, ...query, essayHtml: '<p>Well then.</p>', ...change }),
    );
    expect(source).toBe('coach');
    expect(suggestions).toMatch(said);
    expect(suggestions).not.toMatch(/Astrology|0 of 50 points/);
  });

  it('shows script in an answer as text, and never runs it', async () => {
    const essayHtml = `<p onclick="alert(1)">Assault <img src=x onerror=alert(1)><b>&lt;script&gt;</b> here. ${HALF_ANSWER}</p><script>alert(1)</script>`;
    const { suggestions } = await read(
      await ask({ ...ASKED, essayHtml, userQuery: '<script>alert(2)</script> score' }),
    );
    expect(suggestions).not.toMatch(/<script|onerror|onclick|alert/);
  });

  it.each([
    ['no question', { userQuery: undefined }],
    ['an empty question', { userQuery: '' }],
    ['a question of white space', { userQuery: ' \n\u00a0' }],
    ['an endless question', { userQuery: 'x'.repeat(MAX_SUGGESTION_QUERY_LENGTH + 1) }],
    ['no answer', { essayHtml: undefined }],
    ['an empty answer', { essayHtml: '' }],
    ['an answer of tags', { essayHtml: '<p><br></p><ul><li></li></ul>' }],
    ['a question that shows nothing', { userQuery: '\u200b\u3164' }],
    ['an answer that shows nothing', { essayHtml: '<p>\u3164</p>' }],
    ['an answer of marks', { essayHtml: '<p>— • —</p>' }],
    ['an answer of script', { essayHtml: '<script>assault</script>' }],
    ['an answer of nothing but nested tags', { essayHtml: '<blockquote>'.repeat(20_000) }],
    ['no topic', { essayTopic: undefined }],
    ['a topic of another type', { essayTopic: ['Torts'] }],
    ['an id of another type', { essayId: 7 }],
    ['a control character', { userQuery: 'a\u0000b' }],
    ['a surplus field', { timeoutMs: 1 }],
  ])('is 400 for %s', async (_, change) => {
    await expectError(await ask({ ...ASKED, ...change }), 400, 'invalid_input');
  });

  it('is 404 for an unknown essay, 401 without a token, 413 for a book, 405 for another method', async () => {
    await expectError(await ask({ ...ASKED, essayId: 'nowhere' }), 404, 'not_found');
    await expectError(await ask(ASKED, ''), 401, 'unauthenticated');
    await expectError(await ask(ASKED, 'x.y.z'), 401, 'unauthenticated');
    await expectError(await ask({ ...ASKED, essayHtml: 'word '.repeat(100_000) }), 413, 'too_large');
    await expectError(await ask({ ...ASKED, essayHtml: 'word '.repeat(1_000_000) }), 413, 'too_large');
    await expectError(await send(getHandler, { token: learner.token }), 405, 'method_not_allowed');
  });

  it('is 429 after too many questions, each learner for themselves', async () => {
    for (let asked = 0; asked < SUGGESTION_LIMIT; asked += 1) await read(await ask());
    const response = await ask();
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(response, 429, 'throttled');
    const { token } = await newLearner();
    await read(await ask(ASKED, token));
  });

  it('counts a question before it reads the answer', async () => {
    for (let asked = 0; asked < SUGGESTION_LIMIT; asked += 1) await ask({ ...ASKED, essayHtml: '<p>—</p>' });
    await expectError(await ask({ ...ASKED, essayHtml: '<p>—</p>' }), 429, 'throttled');
  });
});

it('the built-in coach has computed before the answer begins, in the learner’s turn for heavy work', async () => {
  const signal = new AbortController().signal;
  const stream = await streamImprovements({ ...ASKED, userId: learner.id, nowMs: Date.now(), signal });
  const turn = new Promise((resolve) => setImmediate(resolve, 'a turn of the event loop'));
  expect(await Promise.race([stream.next(), turn])).toMatchObject({ value: { source: 'coach' } });
});
