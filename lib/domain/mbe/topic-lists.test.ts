import { expect, it } from 'vitest';
import { sourceList, topicLists } from './topic-lists';

const sources = [
  {
    name: 'Core',
    topics: [
      { name: 'Torts', questionsLoaded: 10 },
      { name: 'Evidence', questionsLoaded: 12 },
    ],
  },
  {
    name: 'Exams',
    topics: [
      { name: 'Practice Exam 10', questionsLoaded: 5 },
      { name: 'practice EXAM 2', questionsLoaded: 6 },
    ],
  },
  { name: 'Challenge', topics: [{ name: 'Torts', questionsLoaded: 3 }] },
  { name: 'Empty', topics: [] },
];

it('sums topics over sources and lists exam-named ones apart, in order of name', () => {
  expect(topicLists(sources)).toEqual({
    subjects: [
      { name: 'Evidence', count: 12 },
      { name: 'Torts', count: 13 },
    ],
    exams: [
      { name: 'practice EXAM 2', count: 6 },
      { name: 'Practice Exam 10', count: 5 },
    ],
  });
});

it('sums the topics of a source', () => {
  expect(sourceList(sources)).toEqual([
    { name: 'Core', count: 22 },
    { name: 'Exams', count: 11 },
    { name: 'Challenge', count: 3 },
    { name: 'Empty', count: 0 },
  ]);
});
