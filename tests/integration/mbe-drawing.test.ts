import { beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/prisma';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { drawQuizQuestions } from '@/lib/services/mbe/draw-quiz-questions';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank, createQuestions, publishContent, questionsOf } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';

const EVERYTHING = 10_000;

beforeAll(createQuestionBank);

/** Answers the questions of a topic as the learner, at the given moment. */
async function answer(userId: string, questionIds: readonly string[], nowMs: number): Promise<void> {
  const quiz = attemptOf(questionIds.map((id) => answerTo(id)));
  await saveQuizAttempt({ userId, quiz, idempotencyKey: undefined, nowMs });
}

describe('drawQuizQuestions', () => {
  it('gives whole questions in the shape of the contract, optional parts left out where empty', async () => {
    const [question] = await drawQuizQuestions({ userId: await createUser(), count: 1, topics: ['Torts'] });
    expect(question).toEqual({
      id: expect.stringMatching(/^tort-(duty|breach)-/),
      topic: 'Torts',
      subject: 'Torts',
      issue: 'Negligence',
      subissue: expect.any(String),
      questionText: expect.stringContaining('What follows?'),
      options: ['A', 'B', 'C', 'D'].map((label) => ({
        label,
        text: expect.stringContaining(`Option ${label}`),
        explanation: `Why ${label}.`,
        ...(label === 'B' && { advancedExplanation: 'There is more to it.' }),
      })),
      correctOptLabel: 'B',
      difficulty: 'medium',
      source: 'Barwright Core',
      rules: [{ id: 'rule-tort-negligence', name: 'Rule of Negligence', text: expect.any(String), subjectId: 'torts' }],
    });
  });

  it('tells the subject of a practice-exam question beside its topic', async () => {
    const drawn = await drawQuizQuestions({
      userId: await createUser(),
      count: EVERYTHING,
      topics: ['Practice Exam 1'],
    });
    expect(new Set(drawn.map(({ subject }) => subject))).toEqual(new Set(['Evidence', 'Torts']));
  });

  it('finds exactly the count of every row of the subtopic counts', async () => {
    const userId = await createUser();
    const { subtopicCounts } = await currentCatalogue();
    expect(subtopicCounts).toHaveLength(10);
    for (const { subject, name, count } of subtopicCounts) {
      const drawn = await drawQuizQuestions({ userId, count: EVERYTHING, subject, subtopics: [name] });
      expect([name, drawn.length]).toEqual([name, count]);
    }
  });

  it('finds exactly what the sources say they hold', async () => {
    const userId = await createUser();
    const { sources } = await currentCatalogue();
    for (const { name: source, topics } of sources) {
      for (const { name: topic, questionsLoaded } of topics) {
        const drawn = await drawQuizQuestions({ userId, count: EVERYTHING, sources: [source], topics: [topic] });
        expect(drawn).toHaveLength(questionsLoaded);
      }
    }
    const all = await drawQuizQuestions({ userId, count: EVERYTHING, sources: sources.map(({ name }) => name) });
    expect(all).toHaveLength(61);
    expect(all.map(({ id }) => id)).not.toContain('retired-1');
  });

  it('shows what an import changed, and rewrites no question that it did not touch', async () => {
    const rowVersions = async () =>
      new Map(
        (
          await database().$queryRaw<{ id: string; row: string }[]>`
            SELECT question_id AS id, xmin::text AS row FROM question_document`
        ).map(({ id, row }) => [id, row]),
      );
    const before = await rowVersions();
    await database().rule.update({ where: { id: 'rule-cpro-search' }, data: { text: 'Get a warrant.' } });
    await publishContent();
    const after = await rowVersions();
    expect(
      [...after]
        .filter(([id, row]) => before.get(id) !== row)
        .map(([id]) => id)
        .sort(),
    ).toEqual(['cpro-1', 'cpro-2', 'cpro-3']);
    const draw = { count: 1, subject: 'Criminal Law and Procedure', subtopics: ['Search and seizure'] };
    const [question] = await drawQuizQuestions({ userId: await createUser(), ...draw });
    expect(question?.rules).toMatchObject([{ text: 'Get a warrant.' }]);
  });

  it('spreads over the chosen topics, however unequal they are', async () => {
    const topics = ['Evidence', 'Torts', 'Criminal Law and Procedure'];
    const drawn = await drawQuizQuestions({ userId: await createUser(), count: 9, topics });
    for (const topic of topics) expect(drawn.filter((question) => question.topic === topic)).toHaveLength(3);
  });

  it('gives what the learner has not answered, then what they answered longest ago', async () => {
    const userId = await createUser();
    const rounds: string[][] = [];
    for (let round = 0; round < 4; round += 1) {
      const drawn = await drawQuizQuestions({ userId, count: 5, topics: ['Torts'] });
      rounds.push(drawn.map(({ id }) => id).sort());
      await answer(userId, rounds.at(-1) ?? [], Date.UTC(2026, 10, 1 + round));
    }
    expect(new Set(rounds.flat()).size).toBe(20);
    for (const round of rounds) {
      const drawn = await drawQuizQuestions({ userId, count: 5, topics: ['Torts'] });
      expect(drawn.map(({ id }) => id).sort()).toEqual(round);
      await answer(userId, round, Date.UTC(2026, 11, 1));
    }
  });

  it('lets nobody’s history touch another’s', async () => {
    const [busy, fresh] = [await createUser(), await createUser()];
    await answer(busy, ['cpro-1', 'cpro-2'], Date.now());
    const draw = { count: 1, subject: 'Criminal Law and Procedure', subtopics: ['Search and seizure'] };
    expect((await drawQuizQuestions({ userId: busy, ...draw })).map(({ id }) => id)).toEqual(['cpro-3']);
    const seen = new Set<string>();
    for (let round = 0; round < 60 && seen.size < 3; round += 1) {
      for (const { id } of await drawQuizQuestions({ userId: fresh, ...draw })) seen.add(id);
    }
    expect(seen.size).toBe(3);
  });

  it('finds nothing for names that nobody has', async () => {
    const userId = await createUser();
    expect(await drawQuizQuestions({ userId, count: 5, topics: ['Alchemy'] })).toEqual([]);
    expect(await drawQuizQuestions({ userId, count: 5, sources: ['Nowhere'] })).toEqual([]);
    expect(await drawQuizQuestions({ userId, count: 5, subject: 'Torts', subtopics: ['Hearsay'] })).toEqual([]);
  });

  it.each([
    [{}, 'Please select at least one subject.'],
    [{ topics: [] }, 'Please select at least one subject.'],
    [{ sources: [] }, 'Please select at least one source.'],
    [{ subtopics: [] }, 'Please select at least one subtopic or issue.'],
    [{ subject: 'Torts' }, 'Please select at least one subtopic or issue.'],
    [{ subject: 'Torts', sources: ['Barwright Core'] }, 'Please select at least one subtopic or issue.'],
    [{ subtopics: ['Breach'] }, 'Please select a subject before filtering by subtopic.'],
    [{ subject: '', subtopics: ['Breach'] }, 'Please select a subject before filtering by subtopic.'],
  ])('asks for more than %j', async (filters, msg) => {
    await expect(drawQuizQuestions({ userId: crypto.randomUUID(), count: 1, ...filters })).rejects.toMatchObject({
      code: 'invalid_input',
      msg,
    });
  });
});

describe('currentCatalogue', () => {
  it('takes up an import two seconds later at most, and nothing before an import is whole', async () => {
    const clock = performance.now.bind(performance);
    let aheadMs = 0;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock() + aheadMs);
    const userId = await createUser();
    const countNew = async () => {
      aheadMs += 2_000;
      return (await drawQuizQuestions({ userId, count: EVERYTHING, topics: ['Practice Exam 2'] })).length;
    };
    try {
      expect(await countNew()).toBe(0);
      await createQuestions(
        questionsOf('exam-two', 3, { issueId: 'evi-relevance', topic: 'Practice Exam 2', sourceId: 'exams' }),
      );
      expect(await countNew()).toBe(3);

      const before = await currentCatalogue();
      await database().question.update({ where: { id: 'exam-two-1' }, data: { retired: true } });
      expect(await countNew()).toBe(3);
      expect(await currentCatalogue()).toBe(before);
      await publishContent();
      expect(await countNew()).toBe(2);
    } finally {
      spy.mockRestore();
    }
  });
});
