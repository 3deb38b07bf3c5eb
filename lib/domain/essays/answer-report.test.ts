import { describe, expect, it } from 'vitest';
import { documentFileName, reportOfAnalysis, reportOfRules } from './answer-report';
import type { IssueFeedback } from './essay-grading';

const RULE = { id: 'tort-rule-duty', name: 'Duty', text: 'Everyone owes reasonable care.' };
const MISSED: IssueFeedback = {
  issue: 'duty of care',
  status: 'Missed',
  points: 0,
  maxPoints: 8,
  parts: { named: 0, buzzwords: 0, rule: 0, application: 0, conclusion: 0 },
  quote: null,
  missingBuzzwords: ['foreseeable plaintiff', 'zone of danger'],
  missingRules: [RULE],
};
const DETECTED: IssueFeedback = {
  ...MISSED,
  issue: 'breach',
  status: 'Detected',
  buzzwordStatus: '1 of 2 buzzwords',
  points: 4.5,
  parts: { named: 1, buzzwords: 0.5, rule: 0, application: 1, conclusion: 0 },
  quote: 'Dan breached his duty.',
  missingBuzzwords: [],
  missingRules: [],
};

describe('reportOfAnalysis', () => {
  it('tells the score, and of each issue what was found and what is missing', () => {
    const lines = reportOfAnalysis({ score: 5, maxPossibleScore: 16, feedback: [MISSED, DETECTED] }, false);
    expect(lines.map(({ text }) => text).filter((_, index) => index !== 2)).toEqual([
      'Analysis',
      'Score: 5 / 16 (31%)',
      'duty of care: Missed',
      '0 of 8 points. Issue 0%, Rule 0%, Terms 0%, Application 0%, Conclusion 0%.',
      'Missing: foreseeable plaintiff; zone of danger.',
      'Rule not stated: Duty. Everyone owes reasonable care.',
      'breach: Detected',
      '4.5 of 8 points, 1 of 2 buzzwords. Issue 100%, Rule 0%, Terms 50%, Application 100%, Conclusion 0%.',
      'Dan breached his duty.',
    ]);
    expect(lines[2]).toMatchObject({ kind: 'note' });
    expect(lines.at(-1)).toMatchObject({ kind: 'quote' });
  });
});

describe('reportOfRules', () => {
  it('is nothing when nothing was missed', () => {
    expect(reportOfRules([])).toEqual([]);
    expect(reportOfRules([{ ...RULE, points: 8 }])).toHaveLength(2);
  });
});

describe('documentFileName', () => {
  it.each([
    ['Torts 1 - The Seaweed Merger', 'Torts 1 - The Seaweed Merger.docx'],
    ['A/B: "what?" <c>', 'A B what c.docx'],
    [' ../..', 'Essay answer.docx'],
    ['', 'Essay answer.docx'],
    ['x'.repeat(300), `${'x'.repeat(100)}.docx`],
  ])('%j', (title, expected) => expect(documentFileName(title)).toBe(expected));
});
