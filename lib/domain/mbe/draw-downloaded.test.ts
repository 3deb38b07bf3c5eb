import { expect, it } from 'vitest';
import { drawDownloaded } from './draw-downloaded';
import { buildQuestion } from './question.fixture';

const QUESTIONS = [
  buildQuestion({ id: 'hearsay', subissue: 'Exceptions, old' }),
  buildQuestion({ id: 'privilege', issue: 'Privilege' }),
  buildQuestion({ id: 'exam', topic: 'Practice Exam 1', source: 'Barwright Exams' }),
  buildQuestion({ id: 'torts', topic: 'Torts', subject: 'Torts', issue: 'Hearsay' }),
];
const first = () => 0;
const drawn = (query: Partial<Parameters<typeof drawDownloaded>[1]>) =>
  drawDownloaded(QUESTIONS, { num_questions: '10', ...query }, first)
    .map(({ id }) => id)
    .sort();

it.each([
  [{ topics: 'Evidence' }, ['hearsay', 'privilege']],
  [{ topics: 'Torts,Practice Exam 1' }, ['exam', 'torts']],
  [{ sources: 'Barwright Exams' }, ['exam']],
  [{ subjectContext: 'Evidence', subtopic: 'Hearsay' }, ['exam', 'hearsay']],
  [{ subjectContext: 'Evidence', subtopic: encodeURIComponent('Exceptions, old') }, ['hearsay']],
  [{ subjectContext: 'Evidence', subtopic: 'Hearsay', sources: 'Barwright Core' }, ['hearsay']],
  [{ topics: 'Contracts' }, []],
])('draws what %j asks for', (query, ids) => {
  expect(drawn(query)).toEqual(ids);
});

it('draws as many as are asked for, each once', () => {
  for (const count of [1, 2, 4]) {
    const ids = drawn({ num_questions: String(count), topics: 'Evidence,Torts,Practice Exam 1' });
    expect(new Set(ids).size).toBe(count);
  }
});
