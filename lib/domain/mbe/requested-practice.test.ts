import { describe, expect, it } from 'vitest';
import {
  diagnosticAddress,
  practiceExamAddress,
  questionsAddress,
  startedQuestionsAddress,
  subjectQuestionsAddress,
} from '@/lib/domain/understand/study-address';
import { EMPTY_SELECTION } from './filter-selection';
import { readRequestedPractice, requestedSelection } from './requested-practice';

const sources = [
  { name: 'Core', topics: ['Torts', 'Evidence'].map((name) => ({ name, questionsLoaded: 9 })) },
  { name: 'Exams', topics: [{ name: 'Practice Exam 1', questionsLoaded: 50 }] },
];
const NOTHING = {
  subject: null,
  subtopic: null,
  source: null,
  count: null,
  startsAtOnce: false,
  isDiagnostic: false,
};
const read = (address: string) => {
  const { searchParams } = new URL(address, 'https://barwright.test');
  return readRequestedPractice(Object.fromEntries(searchParams));
};

describe('what an address asks for', () => {
  it.each([
    ['a subtopic', questionsAddress('Torts', 'Duty'), { subject: 'Torts', subtopic: 'Duty' }],
    [
      'a subtopic at once',
      startedQuestionsAddress('Torts', 'Duty'),
      { subject: 'Torts', subtopic: 'Duty', startsAtOnce: true },
    ],
    ['a subject at once', subjectQuestionsAddress('Torts', 20), { subject: 'Torts', count: 20, startsAtOnce: true }],
    ['all subjects at once', subjectQuestionsAddress(null, 21), { count: 21, startsAtOnce: true }],
    ['the diagnostic', diagnosticAddress(), { startsAtOnce: true, isDiagnostic: true }],
    ['an exam', practiceExamAddress('Practice Exam 1'), { source: 'Practice Exam 1' }],
    ['nothing', '/questions', {}],
    ['more than the longest quiz', '/questions?count=999999', { count: 200 }],
    ['a count that is none', '/questions?count=-5', {}],
    ['a count in other digits', '/questions?count=1e2', {}],
    ['a subject that is none', '/questions?subject=Wills&subtopic=Duty&count=5&start=now', { count: 5 }],
    ['a subtopic of nothing', '/questions?subtopic=Duty', {}],
  ])('%s', (_, address, asked) => {
    expect(read(address)).toEqual({ ...NOTHING, ...asked });
  });

  it('ignores what is said twice', () => {
    const twice = ['Torts', 'Evidence'];
    expect(readRequestedPractice({ subject: twice, source: twice, count: twice, start: 'now' })).toEqual(NOTHING);
  });
});

describe('what is ticked', () => {
  it.each([
    ['/questions', {}],
    ['/questions?subject=Torts', { subjects: ['Torts'] }],
    ['/questions?subject=Torts&subtopic=Duty', { mode: 'subtopic', subtopicSubject: 'Torts' }],
    ['/questions?start=diagnostic', {}],
    ['/questions?start=now', { subjects: ['Evidence', 'Torts'] }],
    ['/questions?source=Practice+Exam+1', { subjects: ['Practice Exam 1'] }],
    ['/questions?source=Core', { mode: 'source', sources: ['Core'] }],
    ['/questions?source=Nowhere&start=now', {}],
    ['/questions?subject=Wills&start=now', {}],
  ])('by %s', (address, ticked) => {
    expect(requestedSelection(read(address), sources)).toEqual({ ...EMPTY_SELECTION, ...ticked });
  });

  it('takes an exam at its name while the sources cannot be read', () => {
    expect(requestedSelection(read('/questions?source=Practice+Exam+1'), null).subjects).toEqual(['Practice Exam 1']);
    expect(requestedSelection(read('/questions?source=Core'), null)).toEqual(EMPTY_SELECTION);
  });
});
