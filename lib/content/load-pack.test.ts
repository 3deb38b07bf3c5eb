import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadChanged } from '@/tests/support/load-changed';
import { smallEssay, smallExplanations } from '@/tests/support/small-essay';
import { entryAt, SMALL_PACK_FILES, type SmallPack, smallPack, smallQuestion } from '@/tests/support/small-pack';
import { essayIssue, explanation, question, rule } from '@/tests/support/small-pack-entries';
import { loadPack } from './load-pack';

const unchanged = () => {};

test('a good pack loads whole', async () => {
  const { pack, problems } = await loadChanged(unchanged);
  expect(problems).toEqual([]);
  expect(pack.sources.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['question core', 'rule rule-book']);
  expect(pack.subIssues).toMatchObject([
    { id: 'evi-hearsay-definition', issueId: 'evi-hearsay', parentId: null, position: 0 },
    { id: 'evi-hearsay-definition-party', issueId: 'evi-hearsay', parentId: 'evi-hearsay-definition', position: 1 },
  ]);
  expect(pack.rules).toMatchObject([
    {
      subjectId: 'evidence',
      issueId: 'evi-hearsay',
      subIssueId: 'evi-hearsay-definition-party',
      sourceId: 'rule-book',
    },
    { subjectId: 'evidence', issueId: 'evi-relevance', subIssueId: null, position: 1 },
  ]);
  expect(pack.questions).toHaveLength(4);
  expect(pack.blindReaders).toBe(2);
  expect(pack.essays).toMatchObject([{ id: 'evi-essay-001', topics: ['evidence'] }]);
  expect(pack.explanations.map(({ issueId, subjectId }) => `${subjectId} ${issueId}`)).toEqual([
    'evidence evi-hearsay',
    'evidence evi-relevance',
  ]);
  expect(pack.abbreviations).toMatchObject([
    { abbr: 'π', position: 0 },
    { abbr: 'Δ', position: 1 },
  ]);
});

test('a pack asks for two blind readers and promises nothing unless it says otherwise', async () => {
  const { pack } = await loadChanged(({ pack: file }) => Object.assign(file, { blindReaders: undefined }));
  expect(pack).toMatchObject({ blindReaders: 2, minimums: [] });
});

describe('says file, line, column and what is wrong with', () => {
  test.each<[string, Record<string, string | Uint8Array>, string[]]>([
    [
      'YAML that cannot be read',
      { 'rules/torts.yaml': 'subject: torts\nsource: rule: book\n' },
      ['rules/torts.yaml:2:9 This is not valid YAML: Nested mappings are not allowed in compact mappings [yaml]'],
    ],
    [
      'a key that stands twice',
      { 'taxonomy/torts.yaml': 'subject: torts\nsubject: torts\nissues:\n  - id: tort-a\n    name: A\n' },
      ['taxonomy/torts.yaml:2:1 This is not valid YAML: Map keys must be unique [yaml]'],
    ],
    [
      'an alias without its anchor',
      { 'taxonomy/torts.yaml': 'subject: *nobody\n' },
      [expect.stringContaining('taxonomy/torts.yaml:1:')],
    ],
    [
      'unknown, missing, empty and wrong fields, all at once',
      {
        'taxonomy/torts.yaml':
          'subject: tarts\nissues:\n  - id: Tort A\n    name:\n    wieght: 20\n    weight: many\n  - name: B\nextra: 1\n',
      },
      [
        expect.stringMatching(/^taxonomy\/torts\.yaml:1:10 subject must be one of .*torts.* \[schema\]$/),
        'taxonomy/torts.yaml:3:9 Tort A: id must be lower-case words joined by hyphens. [schema]',
        'taxonomy/torts.yaml:4:10 Tort A: name is empty. [schema]',
        "taxonomy/torts.yaml:5:5 Tort A has an unknown key 'wieght'. [schema]",
        'taxonomy/torts.yaml:6:13 Tort A: weight must be a number, not "many". [schema]',
        'taxonomy/torts.yaml:7:5 issues[2].id is missing. [schema]',
        "taxonomy/torts.yaml:8:1 The file has an unknown key 'extra'. [schema]",
      ],
    ],
    ['an empty file', { 'rules/torts.yaml': '# nothing yet\n' }, ['rules/torts.yaml:1:1 The file is empty. [schema]']],
    [
      'another encoding',
      { 'rules/torts.yaml': new Uint8Array([0x66, 0xfc]) },
      ['rules/torts.yaml:1:1 The file is not UTF-8 text. [yaml]'],
    ],
    [
      'a file of no known kind',
      { 'rules/torts.yml': 'subject: torts\n' },
      [expect.stringMatching(/^rules\/torts\.yml:1:1 A pack has no such file; it holds pack\.yaml, .* \[layout\]$/)],
    ],
    [
      'an essay with too few issues, too many points and an id without its number',
      {
        'essays/evi-essay-two.yaml': stringify({
          ...smallEssay(2),
          id: 'evi-essay-two',
          issues: smallEssay(2)
            .issues.slice(0, 2)
            .map((issue, index) => (index === 0 ? { ...issue, points: 41 } : issue)),
        }),
      },
      [
        'essays/evi-essay-two.yaml:1:5 id must end in -essay- and three digits. [schema]',
        expect.stringMatching(/^essays\/evi-essay-two\.yaml:\d+:3 issues must hold at least 3\. \[schema\]$/),
        expect.stringMatching(/evi-essay-002-logical-relevance: points must be at most 40\. \[schema\]$/),
      ],
    ],
    [
      "a subject's taxonomy in another file",
      { 'taxonomy/torts.yaml': 'subject: remedies\nissues:\n  - id: rem-a\n    name: A\n' },
      ['taxonomy/torts.yaml:1:10 The taxonomy of remedies belongs in taxonomy/remedies.yaml. [layout]'],
    ],
  ])('%s', async (_, overrides, expected) => {
    const { lines } = await loadChanged(unchanged, overrides);
    expect(lines).toEqual(expect.arrayContaining(expected));
    expect(lines).toHaveLength(expected.length);
  });

  test('a pack without pack.yaml or without a directory', async () => {
    const { lines } = await loadChanged(unchanged, { 'pack.yaml': '' });
    expect(lines).toContain('pack.yaml:1:1 The file is empty. [schema]');
    const missing = await loadPack('/nowhere/at/all');
    expect(missing.problems.map(({ message }) => message)).toEqual(['There is no such pack directory.']);
  });
});

describe('finds what does not fit together:', () => {
  test.each<[string, (pack: SmallPack) => void, string, string]>([
    [
      'an id used twice',
      (pack) => (question(pack, 1).id = 'evi-core-001'),
      'questions',
      "The id 'evi-core-001' is already used at ",
    ],
    [
      'an id used by two kinds',
      (pack) => (rule(pack).id = 'evi-hearsay'),
      'rules',
      "The id 'evi-hearsay' is already used at ",
    ],
    [
      'an unknown sub-issue',
      (pack) => (question(pack).subissue = 'evi-none'),
      'questions',
      "evi-core-001 hangs under the sub-issue 'evi-none', which no taxonomy has.",
    ],
    [
      'an unknown issue',
      (pack) => (rule(pack, 1).issue = 'evi-none'),
      'rules',
      "evi-rule-relevance hangs under the issue 'evi-none', which no taxonomy has.",
    ],
    [
      'an issue that has sub-issues',
      (pack) => (question(pack, 1).issue = 'evi-hearsay'),
      'questions',
      "evi-core-002 hangs under the issue 'evi-hearsay', which has sub-issues: name one of them.",
    ],
    [
      'both an issue and a sub-issue',
      (pack) => (question(pack).issue = 'evi-relevance'),
      'questions',
      'evi-core-001 must name either its subissue or its issue.',
    ],
    [
      'an unknown rule',
      (pack) => (question(pack).rules = ['evi-rule-relevance', 'evi-rule-none']),
      'questions',
      "evi-core-001 tests the rule 'evi-rule-none', which no file has.",
    ],
    [
      'a rule named twice',
      (pack) => question(pack).rules.push('evi-rule-party-opponent'),
      'questions',
      "evi-core-001 names the rule 'evi-rule-party-opponent' twice.",
    ],
    [
      'an unknown question source',
      (pack) => (entryAt(pack.pack.questionSources, 0).id = 'bank'),
      'questions',
      "pack.yaml has no question source 'core'.",
    ],
    [
      'a question source in place of a rule source',
      (pack) => (pack.rules.source = 'core'),
      'rules',
      "pack.yaml has no rule source 'core'.",
    ],
    [
      "another subject's rules in the file",
      (pack) => (pack.rules.subject = 'torts'),
      'rules',
      'evi-rule-party-opponent hangs under evidence, but this file is about torts.',
    ],
    [
      'an issue of an essay with the id of a rule',
      (pack) => (essayIssue(pack).id = 'evi-rule-relevance'),
      'essay',
      "The id 'evi-rule-relevance' is already used at ",
    ],
    [
      'an unknown rule of an essay',
      (pack) => (essayIssue(pack).rules = ['evi-rule-none']),
      'essay',
      "evi-essay-001-logical-relevance tests the rule 'evi-rule-none', which no file has.",
    ],
    [
      'a topic named twice',
      (pack) => pack.essay.topics.push('evidence'),
      'essay',
      "evi-essay-001 names the topic 'evidence' twice.",
    ],
    [
      'an explanation of an unknown issue',
      (pack) => (explanation(pack).issue = 'evi-none'),
      'explanations',
      "No taxonomy has the issue 'evi-none' that is explained here.",
    ],
    [
      'an issue explained twice',
      (pack) => (explanation(pack, 1).issue = 'evi-hearsay'),
      'explanations',
      'evi-hearsay is explained twice.',
    ],
    [
      'two abbreviations of one id',
      (pack) => (entryAt(pack.abbreviations.abbreviations, 1).id = 'abbr-plaintiff'),
      'abbreviations',
      "The id 'abbr-plaintiff' is already used at ",
    ],
  ])('%s', async (_, change, part, message) => {
    const { problems, lines } = await loadChanged(change);
    const found = problems.findIndex((problem) => problem.message.startsWith(message));
    expect(lines[found]).toMatch(new RegExp(`^${SMALL_PACK_FILES[part as keyof SmallPack]}:\\d+:\\d+ `));
    expect(problems[found]?.line).toBeGreaterThan(part === 'questions' ? 0 : 1);
  });

  test('a note on a law check that has no date', async () => {
    const { lines } = await loadChanged((pack) =>
      Object.assign(rule(pack), { lawCheckNote: 'Read the rule of 2024.' }),
    );
    expect(lines).toEqual([
      expect.stringMatching(/evi-rule-party-opponent: lawCheckNote stands without a lawChecked date\. \[schema\]$/),
    ]);
  });

  test("a file in another source's folder", async () => {
    const stray = { ...smallPack().questions, questions: [smallQuestion(8, 'Nothing happened.')] };
    const { lines } = await loadChanged(unchanged, { 'questions/challenge/evidence.yaml': stringify(stray) });
    expect(lines).toEqual([
      "questions/challenge/evidence.yaml:1:9 A file of the source 'core' belongs in questions/core/. [layout]",
    ]);
  });

  test('an essay in a file of another name, and explanations of another subject', async () => {
    const { lines } = await loadChanged(unchanged, {
      'essays/evi-essay-009.yaml': stringify(smallEssay(2)),
      'explanations/torts.yaml': stringify(smallExplanations()),
    });
    expect(lines).toEqual([
      'essays/evi-essay-009.yaml:1:5 The essay evi-essay-002 belongs in essays/evi-essay-002.yaml. [layout]',
      'explanations/torts.yaml:1:10 The explanations of evidence belong in explanations/evidence.yaml. [layout]',
    ]);
  });

  test("an explanation of another subject's issue", async () => {
    const { lines } = await loadChanged(unchanged, {
      'explanations/torts.yaml': stringify({ ...smallExplanations(), subject: 'torts' }),
    });
    expect(lines[0]).toMatch(
      /^explanations\/torts\.yaml:3:\d+ evi-hearsay hangs under evidence, but this file is about torts/,
    );
    expect(lines).toHaveLength(2);
  });

  test('multiple choice under an essay subject', async () => {
    const { lines } = await loadChanged(
      (pack) => {
        Object.assign(question(pack), { subissue: undefined, issue: 'rem-a' });
      },
      { 'taxonomy/remedies.yaml': 'subject: remedies\nissues:\n  - id: rem-a\n    name: A\n' },
    );
    expect(lines).toEqual([
      'questions/core/evidence.yaml:4:5 evi-core-001 hangs under remedies, which has no multiple-choice questions. [reference]',
    ]);
  });

  test('but one broken file does not make its neighbours look broken', async () => {
    const { lines, pack } = await loadChanged((changed) => {
      Object.assign(rule(changed), { text: '' });
    });
    expect(lines).toEqual([
      expect.stringMatching(/^rules\/evidence\.yaml:\d+:\d+ evi-rule-party-opponent: text is empty\. \[schema\]$/),
    ]);
    expect(pack.rules).toEqual([]);
  });
});
