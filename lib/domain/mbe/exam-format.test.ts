import { expect, it } from 'vitest';
import { ALL_OF_THE_EXAM, chosenExam, examConditions, examMinutes } from './exam-format';
import { EMPTY_SELECTION, type FilterSelection } from './filter-selection';

const topic = (name: string, questionsLoaded: number) => ({ name, questionsLoaded });
const bank = {
  outline: null,
  sources: [
    { name: 'Core', topics: [topic('Torts', 40)] },
    { name: 'Practice Exams', topics: [topic('Practice Exam 1', 50), topic('Practice Exam 2', 250)] },
    { name: 'Simulated Exam A', topics: [topic('Simulated Exam A Session 1', 100), topic('simulated exam a s2', 100)] },
    { name: 'Empty Exam', topics: [topic('Practice Exam 9', 0)] },
  ],
};

it.each<[string, Partial<FilterSelection>, ReturnType<typeof chosenExam>]>([
  ['an exam', { subjects: ['Practice Exam 1'] }, { name: 'Practice Exam 1', count: 50 }],
  ['a session', { subjects: ['Simulated Exam A Session 1'] }, { name: 'Simulated Exam A Session 1', count: 100 }],
  [
    'a source that is one exam',
    { mode: 'source', sources: ['Simulated Exam A'] },
    { name: 'Simulated Exam A', count: 200 },
  ],
  ['a collection of exams', { mode: 'source', sources: ['Practice Exams'] }, null],
  ['a source of subjects', { mode: 'source', sources: ['Core'] }, null],
  ['a subject', { subjects: ['Torts'] }, null],
  ['two exams', { subjects: ['Practice Exam 1', 'Simulated Exam A Session 1'] }, null],
  ['an exam and a subject', { subjects: ['Practice Exam 1', 'Torts'] }, null],
  ['an exam without questions', { subjects: ['Practice Exam 9'] }, null],
  ['nothing', {}, null],
  ['an exam ticked under a tab that is not shown', { mode: 'subtopic', subjects: ['Practice Exam 1'] }, null],
])('tells %s', (_, over, exam) => {
  expect(chosenExam({ ...EMPTY_SELECTION, ...over }, bank)).toEqual(exam);
});

it.each([
  [50, 90],
  [100, 180],
  [200, 360],
  [1, 2],
])('gives for %i questions %i minutes', (count, minutes) => {
  expect(examMinutes(count)).toBe(minutes);
});

it('switches off the countdown and the feedback at the end, each by itself', () => {
  expect(examConditions(50, ALL_OF_THE_EXAM)).toEqual({ feedback: 'end', timeLimitSeconds: 5400 });
  expect(examConditions(50, { isTimed: false, isFeedbackAtEnd: true })).toEqual({
    feedback: 'end',
    timeLimitSeconds: null,
  });
  expect(examConditions(50, { isTimed: true, isFeedbackAtEnd: false })).toEqual({
    feedback: 'each',
    timeLimitSeconds: 5400,
  });
});
