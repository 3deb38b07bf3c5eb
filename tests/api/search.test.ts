import { beforeAll, describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/search/route';
import { GET as searchRules } from '@/app/api/understand/search/route';
import { searchEverything } from '@/lib/contract/search';
import { searchExplanations } from '@/lib/contract/understand';
import { answeredQuestionsQuery } from '@/lib/db/learner-search-repository';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { writeCard } from '../support/cards';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { publishContent } from '../support/factories/question-bank';
import { createStudyContent } from '../support/factories/study-content';
import { saveQuiz } from '../support/quiz-attempts';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createStudyContent();
  await database().question.update({
    where: { id: 'evi-def-1' },
    data: { passage: 'A landscaper sued a bulldozer company.', text: 'May the <b>foreman</b> testify?' },
  });
  await database().question.update({ where: { id: 'evi-def-2' }, data: { text: 'Whose bulldozer was it?' } });
  [learner, stranger] = [await newLearner(), await newLearner()];
});

const ask = (q: string, { token }: Learner = learner) =>
  send(GET, { path: `/search?${new URLSearchParams({ q })}`, token });

async function search(q: string, who?: Learner) {
  const response = await ask(q, who);
  expect(response.status).toBe(200);
  return searchEverything.response.parse(await response.json());
}

/** What is found of each kind, as titles. */
async function titlesOf(q: string, who?: Learner) {
  const { groups } = await search(q, who);
  return Object.fromEntries(groups.map(({ kind, results }) => [kind, results.map(({ titleHtml }) => titleHtml)]));
}

describe('GET /search', () => {
  it('is 401 without a valid token, 405 for another method', async () => {
    await expectError(await send(GET, { path: '/search?q=hearsay' }), 401, 'unauthenticated');
    await expectError(await send(POST, { method: 'POST', token: learner.token }), 405, 'method_not_allowed');
  });

  it('finds rules, explanations, essays and pages, with the matches marked', async () => {
    expect(await search('dying declaration')).toMatchObject({
      corrected: null,
      groups: [
        {
          kind: 'rule',
          results: [
            {
              id: 'evi-rule-dying',
              titleHtml: '<mark>Dying</mark> <mark>declarations</mark>',
              place: 'Evidence',
              address: '/understand/evidence/evi-rule-dying',
            },
            { id: 'evi-rule-limits' },
          ],
        },
      ],
    });
    expect(await titlesOf('nonhearsay purpose')).toEqual({ explanation: ['Hearsay'] });
    expect(await titlesOf('last wor')).toEqual({ essay: ['Evidence 1 - The <mark>Last</mark> <mark>Word</mark>'] });
    expect(await search('rule quiz')).toMatchObject({
      groups: [{ kind: 'page', results: [{ address: '/rules', titleHtml: '<mark>Rule</mark> <mark>Quiz</mark>' }] }],
    });
  });

  it('does not tell by its search what an essay raises', async () => {
    expect(await titlesOf('dying declaration')).not.toHaveProperty('essay');
  });

  it('finds only the questions that the learner has answered, in the attempt that was last', async () => {
    expect(await titlesOf('bulldozer')).toEqual({});
    await saveQuiz(learner, attemptOf([answerTo('evi-def-1')]));
    const { id } = await saveQuiz(learner, attemptOf([answerTo('evi-def-3'), answerTo('evi-def-1')]));
    await saveQuiz(stranger, attemptOf([answerTo('evi-def-2')]));
    const { groups } = await search('bulldozers');
    expect(groups).toMatchObject([
      {
        kind: 'question',
        results: [{ titleHtml: 'Hearsay', place: 'Evidence', address: `/questions/history/${id}#question-2` }],
      },
    ]);
    expect(groups[0]?.results).toHaveLength(1);
    expect((await search('foreman')).groups[0]?.results[0]?.snippetHtml).not.toMatch(/<(?!\/?mark>)/);
    expect((await search('bulldozer', stranger)).groups[0]?.results).toHaveLength(1);
  });

  it('finds only own cards, newest first, five at most, and what changed', async () => {
    const who = await newLearner();
    for (const number of [1, 2, 3, 4, 5, 6])
      await writeCard({ front: `Estoppel ${number}`, back: '<i>x</i>', deck: 'D 1' }, who);
    await writeCard({ front: 'Estoppel of a stranger', back: 'x' }, stranger);
    const { groups } = await search('estoppel', who);
    expect(groups.map(({ kind }) => kind)).toEqual(['card']);
    expect(groups[0]?.results.map(({ titleHtml }) => titleHtml)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `<mark>Estoppel</mark> ${number}`),
    );
    expect(groups[0]?.results[0]).toMatchObject({ place: 'D 1', address: '/rule-statements?deck=own%3AD+1' });
    await database().ownCard.updateMany({ where: { userId: who.id }, data: { front: 'Laches' } });
    expect(await titlesOf('estoppel', who)).toEqual({});
    expect((await titlesOf('laches', who)).card).toHaveLength(5);
  });

  it.each([
    ['heresay', 'hearsay'],
    ['neglegence', 'negligence'],
    ['unfair prejudise', 'unfair prejudice'],
    ['dyign declartion', 'dying declaration'],
  ])('takes %s for %s, and says so, in every search', async (typed, meant) => {
    const { corrected, groups } = await search(typed);
    expect(corrected).toBe(meant);
    expect(groups).toEqual((await search(meant)).groups);
    const response = await send(searchRules, {
      path: `/understand/search?${new URLSearchParams({ q: typed })}`,
      token: learner.token,
    });
    const found = searchExplanations.response.parse(await response.json());
    expect(found.corrected).toBe(meant);
    expect(found.total).toBeGreaterThan(0);
  });

  it.each([
    '-hearsay',
    'the of',
    '""',
    "'; DROP TABLE rule; --",
    ':* & | !',
    '<script>alert(1)</script>',
    '🤕🤕',
    'عقد',
  ])('finds nothing for %j, and breaks nothing', async (q) => {
    expect(await search(q)).toEqual({ corrected: null, groups: [] });
  });

  it.each([
    ['', 'Please type at least 2 characters.'],
    [' x ', 'Please type at least 2 characters.'],
    ['x'.repeat(201), 'A search can have at most 200 characters.'],
    ['hear\u0000say', 'q contains control characters.'],
  ])('is 400 for %j', async (q, msg) => {
    expect(await expectError(await ask(q), 400, 'invalid_input')).toBe(msg);
  });
});

it('reads no table whole to search the questions of a learner', async () => {
  // Many questions of which the learner has answered few, and the statistics that a planner goes by.
  const db = database();
  await db.$executeRaw`
    INSERT INTO question (id, source_id, topic, issue_id, difficulty, text, correct_label, reviewed_on)
    SELECT 'many-' || number, source_id, topic, issue_id, difficulty, 'Fact ' || md5(number::text) || ' of a case', correct_label, reviewed_on
    FROM question, generate_series(1, 20000) AS number WHERE id = 'evi-def-1'`;
  await db.$executeRaw`
    INSERT INTO learner_question (user_id, question_id, times_answered, times_correct, last_correct, last_answered_at)
    SELECT ${learner.id}::uuid, 'many-' || number, 1, 1, true, now() FROM generate_series(1, 10000) AS number`;
  await db.$executeRaw`VACUUM ANALYZE question, learner_question`;
  const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>`EXPLAIN ${answeredQuestionsQuery({
    userId: learner.id,
    plan: { texts: ['bulldozer'], beginning: null },
    limit: 5,
  })}`;
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('question_lexemes_idx');
  expect(lines).not.toMatch(/Seq Scan on (?:question|learner_question|question_response)/);
});

// Last, since it renames what the others look for.
it('calls issues by their titles, with their commas, in every search', async () => {
  await saveQuiz(learner, attemptOf([answerTo('evi-def-1')]));
  await database().issue.update({ where: { id: 'evi-hearsay' }, data: { name: 'Arrest and search and seizure' } });
  await publishContent();
  const title = '<mark>Arrest</mark>, <mark>search</mark>, and <mark>seizure</mark>';
  const q = 'arrest search seizure';
  expect((await titlesOf(q)).explanation).toEqual([title]);
  expect((await titlesOf('bulldozer')).question).toEqual(['Arrest, search, and seizure']);
  const response = await send(searchRules, {
    path: `/understand/search?${new URLSearchParams({ q })}`,
    token: learner.token,
  });
  const { results } = searchExplanations.response.parse(await response.json());
  expect(results.map(({ titleHtml }) => titleHtml)).toContain(title);
});
