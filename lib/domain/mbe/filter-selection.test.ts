import { describe, expect, it } from 'vitest';
import {
  availableQuestions,
  EMPTY_SELECTION,
  type FilterAction,
  type FilterSelection,
  filterReducer,
  parseQuestionCount,
  questionLimit,
  questionRequest,
  selectionProblem,
} from './filter-selection';
import type { OutlineNode } from './outline';

const hearsay: OutlineNode = {
  name: 'Hearsay, in general',
  count: 9,
  children: [
    { name: 'Definition', count: 4, children: [] },
    { name: 'Exceptions', count: 5, children: [] },
  ],
};
const bank = {
  sources: [
    {
      name: 'Core',
      topics: [
        { name: 'Evidence', questionsLoaded: 20 },
        { name: 'Torts', questionsLoaded: 300 },
      ],
    },
    { name: 'Exams', topics: [{ name: 'Practice Exam 1', questionsLoaded: 3 }] },
  ],
  outline: new Map([['Evidence', [hearsay]]]),
};
const select = (...actions: FilterAction[]): FilterSelection => actions.reduce(filterReducer, EMPTY_SELECTION);

const bySubject = select(
  { type: 'toggleSubject', name: 'Evidence' },
  { type: 'toggleSubject', name: 'Practice Exam 1' },
);
const bySource = select({ type: 'showMode', mode: 'source' }, { type: 'toggleSource', name: 'Exams' });
const bySubtopic = select(
  { type: 'showMode', mode: 'subtopic' },
  { type: 'chooseSubtopicSubject', subject: 'Evidence' },
  { type: 'toggleNode', node: hearsay },
);

describe('filterReducer', () => {
  it('toggles, and keeps what the other tabs hold', () => {
    const state = [
      { type: 'toggleSubject', name: 'Torts' },
      { type: 'toggleSubject', name: 'Evidence' },
      { type: 'showMode', mode: 'source' },
      { type: 'toggleSource', name: 'Core' },
    ] satisfies FilterAction[];
    expect(state.reduce<FilterSelection>(filterReducer, bySubject)).toMatchObject({
      mode: 'source',
      subjects: ['Practice Exam 1', 'Torts'],
      sources: ['Core'],
    });
  });

  it('forgets the subtopics of a subject that is left', () => {
    expect(filterReducer(bySubtopic, { type: 'chooseSubtopicSubject', subject: 'Evidence' })).toBe(bySubtopic);
    expect(filterReducer(bySubtopic, { type: 'chooseSubtopicSubject', subject: 'Torts' })).toMatchObject({
      subtopicSubject: 'Torts',
      subtopics: [],
    });
  });

  it('chooses what an address asks for, whatever was chosen before', () => {
    const requested = { type: 'chooseNode', subject: 'Evidence', node: hearsay } as const;
    const chosen = { mode: 'subtopic', subtopicSubject: 'Evidence', subtopics: ['Definition', 'Exceptions'] };
    expect(
      filterReducer({ ...EMPTY_SELECTION, mode: 'subtopic', subtopicSubject: 'Evidence' }, requested),
    ).toMatchObject(chosen);
    expect(filterReducer(filterReducer(bySource, requested), requested)).toEqual({ ...bySource, ...chosen });
  });
});

it.each<[FilterSelection, string | null]>([
  [EMPTY_SELECTION, 'Please select at least one subject.'],
  [{ ...EMPTY_SELECTION, mode: 'source' }, 'Please select at least one source.'],
  [{ ...EMPTY_SELECTION, mode: 'subtopic' }, 'Please select a subject before filtering by subtopic.'],
  [
    { ...EMPTY_SELECTION, mode: 'subtopic', subtopicSubject: 'Evidence' },
    'Please select at least one subtopic or issue.',
  ],
  [bySubject, null],
  [bySource, null],
  [bySubtopic, null],
  [{ ...bySubject, mode: 'source' }, 'Please select at least one source.'],
])('%o is refused with %j', (selection, problem) => {
  expect(selectionProblem(selection)).toBe(problem);
});

it.each<[string, FilterSelection, number]>([
  ['subjects', bySubject, 23],
  ['sources', bySource, 3],
  ['a whole issue', bySubtopic, 9],
  ['a sub-issue', { ...bySubtopic, subtopics: ['Exceptions'] }, 5],
  ['subtopics of a small source', { ...bySubtopic, sources: ['Exams'] }, 3],
  ['an outline that is gone', { ...bySubtopic, subtopicSubject: 'Torts' }, 0],
])('counts %s', (_, selection, count) => {
  expect(availableQuestions(selection, bank)).toBe(count);
});

it.each([
  [0, 1],
  [1, 1],
  [57, 57],
  [200, 200],
  [5_000, 200],
])('%d available limit a quiz to %d', (available, limit) => {
  expect(questionLimit(available)).toBe(limit);
});

it.each([
  ['10', 10],
  [' 7 ', 7],
  ['3.9', 3],
  ['201', 200],
  ['Infinity', 200],
  ['0', 1],
  ['-5', 1],
  ['', 1],
  ['  ', 1],
  ['ten', 1],
  ['NaN', 1],
])('%j questions typed count as %d', (typed, count) => {
  expect(parseQuestionCount(typed)).toBe(count);
});

describe('questionRequest', () => {
  it.each<[string, FilterSelection, number, ReturnType<typeof questionRequest>]>([
    [
      'subjects',
      bySubject,
      10,
      {
        query: { num_questions: '10', topics: 'Evidence,Practice Exam 1' },
        filtersUsed: { sources: [], subjects: ['Evidence', 'Practice Exam 1'], numQuestionsRequested: 10 },
      },
    ],
    [
      'sources, no more than there are',
      bySource,
      10,
      {
        query: { num_questions: '3', sources: 'Exams' },
        filtersUsed: { sources: ['Exams'], subjects: [], numQuestionsRequested: 3 },
      },
    ],
    [
      'subtopics, each encoded by itself',
      bySubtopic,
      5,
      {
        query: { num_questions: '5', subjectContext: 'Evidence', subtopic: 'Hearsay%2C%20in%20general' },
        filtersUsed: { sources: [], subjects: ['Evidence'], numQuestionsRequested: 5 },
      },
    ],
    [
      'subtopics of sources',
      { ...bySubtopic, subtopics: ['Definition'], sources: ['Core'] },
      5,
      {
        query: { num_questions: '4', subjectContext: 'Evidence', subtopic: 'Definition', sources: 'Core' },
        filtersUsed: { sources: ['Core'], subjects: ['Evidence'], numQuestionsRequested: 4 },
      },
    ],
  ])('for %s', (_, selection, wished, request) => {
    expect(questionRequest(selection, bank, wished)).toEqual(request);
  });
});
