import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestions } from './draw-questions';
import type { CatalogueContent, QuestionFilter } from './question-catalogue';
import { buildQuestionCatalogue, countSubtopics, groupQuestions, summarizeSources } from './question-catalogue';

const CONTENT: CatalogueContent = {
  sources: ['Core', 'Empty', 'Exams'],
  issues: [
    {
      id: 'hearsay',
      name: 'Hearsay',
      subject: 'Evidence',
      subIssues: [
        { id: 'definition', parentId: null, name: 'Definition of hearsay' },
        { id: 'exceptions', parentId: null, name: 'Exceptions' },
        { id: 'dying', parentId: 'exceptions', name: 'Dying declarations' },
      ],
    },
    { id: 'duty', name: 'Duty', subject: 'Torts', subIssues: [] },
  ],
  cells: [
    { source: 'Core', topic: 'Torts', issueId: 'duty', subIssueId: null, questionIds: ['t1', 't2'] },
    { source: 'Core', topic: 'Evidence', issueId: 'hearsay', subIssueId: null, questionIds: ['e1'] },
    { source: 'Core', topic: 'Evidence', issueId: 'hearsay', subIssueId: 'dying', questionIds: ['e2', 'e3'] },
    { source: 'Exams', topic: 'Practice Exam 10', issueId: 'hearsay', subIssueId: 'dying', questionIds: ['x1'] },
    { source: 'Exams', topic: 'Practice Exam 2', issueId: 'hearsay', subIssueId: 'definition', questionIds: ['x2'] },
    { source: 'Exams', topic: 'Practice Exam 2', issueId: 'duty', subIssueId: null, questionIds: ['x3'] },
  ],
};

function found(filter: QuestionFilter): string[][] {
  const catalogue = buildQuestionCatalogue(CONTENT);
  return groupQuestions(catalogue, filter).map((spans) =>
    spans.flatMap(({ start, end }) => catalogue.questionIds.slice(start, end)),
  );
}

describe('groupQuestions', () => {
  it.each<[string, QuestionFilter, string[][]]>([
    ['one topic', { topics: ['Torts'] }, [['t1', 't2']]],
    [
      'topics, a group each',
      { topics: ['Torts', 'Evidence'] },
      [
        ['t1', 't2'],
        ['e1', 'e2', 'e3'],
      ],
    ],
    ['a source, a group for each topic in it', { sources: ['Exams'] }, [['x1'], ['x2', 'x3']]],
    ['topics within sources', { topics: ['Torts', 'Practice Exam 2'], sources: ['Exams'] }, [['x2', 'x3']]],
    [
      'an issue with all beneath it',
      { subtopics: { subject: 'Evidence', names: ['Hearsay'] } },
      [['e1', 'e2', 'e3', 'x1', 'x2']],
    ],
    [
      'a sub-issue with what is nested in it',
      { subtopics: { subject: 'Evidence', names: ['Exceptions'] } },
      [['e2', 'e3', 'x1']],
    ],
    [
      'an issue and its own sub-issue, each question once',
      { subtopics: { subject: 'Evidence', names: ['Hearsay', 'Dying declarations'] } },
      [
        ['e1', 'x2'],
        ['e2', 'e3', 'x1'],
      ],
    ],
    [
      'subtopics within sources',
      { subtopics: { subject: 'Evidence', names: ['Hearsay'] }, sources: ['Core'] },
      [['e1', 'e2', 'e3']],
    ],
    ['a subtopic of another subject', { subtopics: { subject: 'Torts', names: ['Hearsay'] } }, []],
    ['an unknown topic', { topics: ['Alchemy'] }, []],
    ['an empty list', { topics: [] }, []],
    ['names of Object.prototype', { topics: ['constructor'], sources: ['__proto__'] }, []],
  ])('finds %s', (_, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});

describe('summarizeSources', () => {
  it('lists what each source holds: subjects first, exams by their number, no empty source', () => {
    expect(summarizeSources(CONTENT)).toEqual([
      {
        name: 'Core',
        topics: [
          { name: 'Evidence', questionsLoaded: 3 },
          { name: 'Torts', questionsLoaded: 2 },
        ],
      },
      {
        name: 'Exams',
        topics: [
          { name: 'Practice Exam 2', questionsLoaded: 2 },
          { name: 'Practice Exam 10', questionsLoaded: 1 },
        ],
      },
    ]);
  });
});

describe('countSubtopics', () => {
  it('has a row for every issue and sub-issue, in the order of the outline', () => {
    const rows = countSubtopics(CONTENT, buildQuestionCatalogue(CONTENT));
    expect(rows.map(({ issue, subissue, count }) => [issue, subissue, count])).toEqual([
      ['Hearsay', '', 5],
      ['Hearsay', 'Definition of hearsay', 1],
      ['Hearsay', 'Exceptions', 3],
      ['Hearsay', 'Dying declarations', 3],
      ['Duty', '', 3],
    ]);
  });

  it('counts exactly what the filter by that row can draw, even where names repeat', () => {
    const name = fc.constantFrom('A', 'B', 'C', 'D');
    const contents = fc
      .array(
        fc.record({
          name,
          subject: fc.constantFrom('Evidence', 'Torts'),
          subIssues: fc.array(fc.record({ name, parent: fc.option(fc.nat(3)), questions: fc.nat(3) }), {
            maxLength: 5,
          }),
          questions: fc.nat(3),
        }),
        { maxLength: 5 },
      )
      .map((issues): CatalogueContent => {
        const subIssueId = (issue: number, index: number) => `${issue}.${index}`;
        const cell = (issue: number, subIssue: string | null, count: number) => ({
          source: `Source ${count % 2}`,
          topic: 'Any',
          issueId: String(issue),
          subIssueId: subIssue,
          questionIds: Array.from({ length: count }, (_, number) => `${subIssue ?? issue}-${number}`),
        });
        return {
          sources: ['Source 0', 'Source 1'],
          issues: issues.map(({ subIssues, ...issue }, at) => ({
            ...issue,
            id: String(at),
            subIssues: subIssues.map((subIssue, index) => ({
              id: subIssueId(at, index),
              name: subIssue.name,
              parentId: subIssue.parent !== null && subIssue.parent < index ? subIssueId(at, subIssue.parent) : null,
            })),
          })),
          cells: issues.flatMap(({ subIssues, questions }, at) => [
            cell(at, null, questions),
            ...subIssues.map((subIssue, index) => cell(at, subIssueId(at, index), subIssue.questions)),
          ]),
        };
      });
    fc.assert(
      fc.property(contents, (content) => {
        const catalogue = buildQuestionCatalogue(content);
        for (const { subject, name, count } of countSubtopics(content, catalogue)) {
          const groups = groupQuestions(catalogue, { subtopics: { subject, names: [name] } });
          const drawn = drawQuestions({ groups, answeredAtMs: new Map(), count: 1_000_000, random: () => 0.5 });
          expect(drawn).toHaveLength(count);
        }
      }),
    );
  });
});
