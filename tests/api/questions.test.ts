import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getOutline, POST as postOutline } from '@/app/api/data/MBEOutline.json/route';
import { GET as getCounts, PUT as putCounts } from '@/app/api/questions/counts/subtopic/route';
import { GET as getFiltered, POST as postFiltered } from '@/app/api/questions/filter/route';
import { DELETE as deleteSources, GET as getSources } from '@/app/api/questions/sources/route';
import { filterQuestions, getQuestionSources, getSubtopicCounts } from '@/lib/contract/questions';
import { MAX_NUMBER_OF_QUESTIONS } from '@/lib/domain/mbe/constants';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createQuestionBank, createQuestions, questionsOf } from '../support/factories/question-bank';
import { describeReading } from '../support/read-endpoints';

let learner: Learner;

beforeAll(async () => {
  await createQuestionBank();
  learner = await newLearner();
});

/** Asks for questions by the parameters, encoded as a browser would. */
async function filter(query: Record<string, string>) {
  const response = await send(getFiltered, {
    path: `/questions/filter?${new URLSearchParams(query)}`,
    token: learner.token,
  });
  expect(response.status).toBe(200);
  return filterQuestions.response.parse(await response.json());
}

describeReading(
  {
    ofContent: [
      { contract: getQuestionSources, handler: getSources, other: deleteSources },
      { contract: getSubtopicCounts, handler: getCounts, other: putCounts },
    ],
    others: [{ contract: filterQuestions, handler: getFiltered, other: postFiltered }],
  },
  () => learner,
);

describe('GET /questions/sources', () => {
  it('holds each source with its topics and how many questions they have', async () => {
    const response = await send(getSources, { token: learner.token });
    expect(await response.json()).toEqual([
      {
        name: 'Barwright Core',
        topics: [
          { name: 'Criminal Law and Procedure', questionsLoaded: 8 },
          { name: 'Evidence', questionsLoaded: 23 },
          { name: 'Torts', questionsLoaded: 20 },
        ],
      },
      { name: 'Barwright Practice Exams', topics: [{ name: 'Practice Exam 1', questionsLoaded: 10 }] },
    ]);
  });
});

describe('GET /questions/filter', () => {
  it('filters by topics', async () => {
    const questions = await filter({ num_questions: '6', topics: 'Evidence, Torts' });
    expect(questions.map(({ topic }) => topic).sort()).toEqual([
      ...Array(3).fill('Evidence'),
      ...Array(3).fill('Torts'),
    ]);
  });

  it('filters by sources', async () => {
    const questions = await filter({ num_questions: '200', sources: 'Barwright Practice Exams' });
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ source }) => source))).toEqual(new Set(['Barwright Practice Exams']));
  });

  it('filters by subtopics, each encoded by itself, and by sources besides', async () => {
    const subtopic = ['Duty & foreseeability: who is owed what?', 'Breach'].map(encodeURIComponent).join(',');
    expect(await filter({ num_questions: '200', subjectContext: 'Torts', subtopic })).toHaveLength(26);
    const narrowed = { num_questions: '200', subjectContext: 'Torts', subtopic, sources: 'Barwright Practice Exams' };
    expect(await filter(narrowed)).toHaveLength(6);
  });

  it('takes a subtopic with a comma in its encoding', async () => {
    expect(await filter({ subjectContext: 'Torts', subtopic: encodeURIComponent('No, such, name') })).toEqual([]);
  });

  it.each(['abc', '0', '-5', '', '0.5', 'NaN', '1e-9'])('takes num_questions=%s for 1', async (wish) => {
    expect(await filter({ num_questions: wish, topics: 'Torts' })).toHaveLength(1);
  });

  it('spreads a topic over its issues, each with its turn before any has two', async () => {
    const query = { num_questions: '4', topics: 'Evidence,Torts', spread: 'weight' };
    const questions = await filter(query);
    const issuesOf = (name: string) =>
      new Set(questions.flatMap(({ topic, issue }) => (topic === name ? [issue] : [])));
    expect(questions.filter(({ topic }) => topic === 'Torts')).toHaveLength(2);
    expect(issuesOf('Evidence').size).toBe(2);
    const path = `/questions/filter?${new URLSearchParams({ ...query, spread: 'evenly' })}`;
    await expectError(await send(getFiltered, { path, token: learner.token }), 400, 'invalid_input');
  });

  it('takes an absent num_questions for 1, and a fraction for the whole number below', async () => {
    expect(await filter({ topics: 'Torts' })).toHaveLength(1);
    expect(await filter({ num_questions: '3.9', topics: 'Torts' })).toHaveLength(3);
  });

  it('draws no more than the longest quiz', async () => {
    const more = questionsOf('many', MAX_NUMBER_OF_QUESTIONS + 50, {
      issueId: 'crim-homicide',
      topic: 'Practice Exam 9',
    });
    await createQuestions(more);
    await expect
      .poll(async () => (await filter({ num_questions: '999999', topics: 'Practice Exam 9' })).length)
      .toBe(MAX_NUMBER_OF_QUESTIONS);
  });

  it.each<Record<string, string>>([
    { topics: 'Alchemy' },
    { sources: '%00' },
    { topics: '__proto__' },
    { subjectContext: 'Alchemy', subtopic: 'Breach' },
  ])('finds nothing for %j', async (query) => {
    expect(await filter({ num_questions: '5', ...query })).toEqual([]);
  });

  it.each([
    ['', 'Please select at least one subject.'],
    ['?num_questions=5', 'Please select at least one subject.'],
    ['?topics=', 'Please select at least one subject.'],
    ['?topics=,%20,', 'Please select at least one subject.'],
    ['?sources=', 'Please select at least one source.'],
    ['?subtopic=Breach', 'Please select a subject before filtering by subtopic.'],
    ['?subjectContext=%20&subtopic=Breach', 'Please select a subject before filtering by subtopic.'],
    ['?subjectContext=Torts', 'Please select at least one subtopic or issue.'],
    ['?subjectContext=Torts&subtopic=%25E0%25A4', 'A subtopic is not properly URI-encoded.'],
    ['?topics=Torts&topics=Evidence', "'topics' is given more than once."],
    ['?topics=Tor%00ts', 'topics contains control characters.'],
  ])('is 400 for %s', async (query, msg) => {
    const response = await send(getFiltered, { path: `/questions/filter${query}`, token: learner.token });
    expect(await expectError(response, 400, 'invalid_input')).toBe(msg);
  });

  it('is 400 for endless lists', async () => {
    const path = `/questions/filter?topics=${'x,'.repeat(6_000)}`;
    await expectError(await send(getFiltered, { path, token: learner.token }), 400, 'invalid_input');
  });
});

describe('GET /data/MBEOutline.json', () => {
  it('answers the outline to everyone, and 304 to whoever has it already', async () => {
    const response = await send(getOutline);
    expect(response.status).toBe(200);
    const outline = (await response.json()) as Record<string, { subject: string; issues: unknown[] }>;
    for (const key of ['torts', 'evidence', 'criminalLawProcedure', 'civilProcedure', 'contracts', 'realProperty']) {
      expect(outline[`${key}Outline`]?.issues.length).toBeGreaterThan(0);
    }
    expect(outline).toMatchObject({ subject: 'Constitutional Law', issues: expect.any(Array) });
    expect(JSON.stringify(outline)).not.toMatch(/explanation|correct/i);

    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await send(getOutline, { headers })).status).toBe(304);
  });

  it('is 405 for another method', async () => {
    await expectError(await send(postOutline, { method: 'POST' }), 405, 'method_not_allowed');
  });
});
