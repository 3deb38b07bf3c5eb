import { describe, expect, test } from 'vitest';
import { type ReviewRecord, withReviewRecords } from './review-record';

const LINES = `    reviewed: 2026-11-21
    blindAnswers: [B, B]
    readers: [Ana, Bo]
    wording: "12345678"
`;
const record = (change: Partial<ReviewRecord> = {}): ReviewRecord => ({
  reviewed: '2026-11-21',
  blindAnswers: ['B', 'B'],
  readers: ['Ana', 'Bo'],
  wording: '12345678',
  ...change,
});

const TEXT = `# Written by hand.
source:   core
questions:
  - id: evi-core-001   # the first
    facts: >-
      A man ran
      a red light.
    options: {A: 'x',   B: "y"}
    key: B   # sure
    revision: Once.

  - id: evi-core-002
    key: C
    reviewed: 2026-11-20
    blindAnswers:
      - C
    readers: [Ana]

  # The last.
  - id: evi-core-003
    blindAnswers: [A]
    key: A
`;

describe('withReviewRecords', () => {
  test('writes below the key and leaves the rest as its author wrote it', () => {
    expect(withReviewRecords(TEXT, new Map([['evi-core-001', record()]]))).toBe(
      TEXT.replace('    key: B   # sure\n', (line) => `${line}${LINES}`),
    );
  });

  test('replaces what stood there, wherever it stood', () => {
    const edited = withReviewRecords(TEXT, new Map(['evi-core-002', 'evi-core-003'].map((id) => [id, record()])));
    expect(edited).toBe(
      TEXT.replace(/ {4}reviewed: 2026-11-20\n {4}blindAnswers:\n {6}- C\n {4}readers: \[Ana\]\n/, LINES)
        .replace('    blindAnswers: [A]\n', '')
        .replace('    key: A\n', (line) => `${line}${LINES}`),
    );
    expect(withReviewRecords(edited, new Map([['evi-core-002', record()]]))).toBe(edited);
  });

  test('removes what the new record lacks', () => {
    const edited = withReviewRecords(TEXT, new Map([['evi-core-002', { blindAnswers: ['C', 'D'] }]]));
    expect(edited).toContain('    key: C\n    blindAnswers: [C, D]\n\n  # The last.');
    expect(edited).not.toContain('2026-11-20');
  });

  test('ends the last line of a file first', () => {
    const text = 'questions:\n  - id: a\n    key: A';
    expect(withReviewRecords(text, new Map([['a', { blindAnswers: ['A'] }]]))).toBe(`${text}\n    blindAnswers: [A]\n`);
  });

  test('quotes names that YAML would take for something else', () => {
    const edited = withReviewRecords(TEXT, new Map([['evi-core-001', record({ readers: ['yes, I', '7'] })]]));
    expect(edited).toContain('    readers: ["yes, I", "7"]\n');
  });

  test('refuses a question that is written on one line', () => {
    const text = 'questions:\n  - {id: a, key: A}\n';
    expect(() => withReviewRecords(text, new Map([['a', record()]]))).toThrow('review record');
  });
});
