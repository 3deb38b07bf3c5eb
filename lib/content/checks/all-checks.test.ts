import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { FAULTS_IN_ESSAYS } from '@/tests/support/planted-faults/essays';
import { FAULTS_IN_STYLE } from '@/tests/support/planted-faults/exam-style';
import { FAULTS_IN_NAMES } from '@/tests/support/planted-faults/names';
import { FAULTS_IN_QUESTIONS } from '@/tests/support/planted-faults/questions';
import { FAULTS_IN_RULES } from '@/tests/support/planted-faults/rules';
import { smallEssay } from '@/tests/support/small-essay';
import { type SmallPack, smallPack, writePack } from '@/tests/support/small-pack';
import { fillBank, question, rule } from '@/tests/support/small-pack-entries';
import { wordingOf } from '../blind-review';
import { checkPack } from '../check-pack';
import type { Problem } from '../problem';
import { ALL_CHECKS } from './all-checks';

async function check(change: (pack: SmallPack) => void, overrides: Record<string, string> = {}) {
  const pack = smallPack();
  change(pack);
  return checkPack({ packDirectory: await writePack(pack, overrides) });
}

test('the small pack passes', async () => {
  const { problems, waitingChecks } = await check(() => {});
  expect(problems).toEqual([]);
  expect(waitingChecks).toEqual([]);
});

const FAULTS = [
  ...FAULTS_IN_NAMES,
  ...FAULTS_IN_QUESTIONS,
  ...FAULTS_IN_STYLE,
  ...FAULTS_IN_RULES,
  ...FAULTS_IN_ESSAYS,
];

describe('finds', () => {
  test.each(FAULTS)('%s: %s', async (name, _, change, message, overrides) => {
    const { problems } = await check(change, overrides);
    expect(new Set(problems.map((problem) => problem.check))).toEqual(new Set([name]));
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });

  test('a planted fault for every check there is', () => {
    expect(new Set(FAULTS.map(([name]) => name))).toEqual(new Set(ALL_CHECKS.map(({ name }) => name)));
  });
});

/** Two small essays ask for the same law, so that other checks have something to say as well. */
function messagesOf(problems: readonly Problem[], check: string): string[] {
  return problems.filter((problem) => problem.check === check).map(({ message }) => message);
}

test('finds an essay whose question is nearly that of another', async () => {
  const second = { ...smallEssay(2), question: smallEssay(1).question.replace('admissible', 'relevant') };
  const { problems } = await check(() => {}, { 'essays/evi-essay-002.yaml': stringify(second, { lineWidth: 0 }) });
  expect(messagesOf(problems, 'near-alike')).toEqual([
    expect.stringMatching(/^The question of evi-essay-002 is nearly that of evi-essay-001: 9\d% of the word triples/),
  ]);
});

test('finds two essays of one name', async () => {
  const second = { ...smallEssay(2), displayName: smallEssay(1).displayName };
  const { problems } = await check(() => {}, { 'essays/evi-essay-002.yaml': stringify(second, { lineWidth: 0 }) });
  expect(messagesOf(problems, 'unique-name')).toEqual([
    "evi-essay-002 and evi-essay-001 have one name, 'Evidence 1 - The Small Case', within the essays.",
  ]);
});

test('finds every figure that a pack promises and does not reach', async () => {
  const { problems } = await check((pack) => {
    pack.pack.minimums = {
      rules: 3,
      questions: 5,
      questionsPerSubject: 4,
      essays: 2,
      essaysPerSubject: 1,
      crossingEssays: 1,
      explainedSubjects: 2,
      abbreviations: 3,
    };
  });
  const shortfalls = problems.map(({ message }) => message.replace(/ that the pack promises\.$/, ''));
  expect(shortfalls).toHaveLength(6 + 6 + 12);
  expect(shortfalls).toEqual(
    expect.arrayContaining([
      'Rules: 2, fewer than the 3',
      'Questions: 4, fewer than the 5',
      'Questions of Torts: 0, fewer than the 4',
      'Essays: 1, fewer than the 2',
      'Essays at home in Torts: 0, fewer than the 1',
      'Essays that cross subjects: 0, fewer than the 1',
      'Explained subjects: 1, fewer than the 2',
      'Abbreviations: 2, fewer than the 3',
    ]),
  );
});

describe('names the line of Markdown that learners would not see', () => {
  const essayWith = (question: string) =>
    stringify({ ...smallEssay(1), question: '' }).replace('question: ""', question);

  test('in a block', async () => {
    const lines = ['question: |', '  First.', '', '  Then `code`', '  | a | b |'].join('\n');
    const { problems } = await check(() => {}, { 'essays/evi-essay-001.yaml': essayWith(lines) });
    const text = essayWith(lines).split('\n');
    const found = problems.filter((problem) => problem.check === 'markdown');
    expect(found.map(({ line }) => text[line - 1])).toEqual(['  Then `code`', '  | a | b |']);
  });

  test('and paragraphs that a folded block runs together', async () => {
    const lines = ['question: >-', '  First.', '', '  Second.'].join('\n');
    const { problems } = await check(() => {}, { 'essays/evi-essay-001.yaml': essayWith(lines) });
    expect(problems.filter((problem) => problem.check === 'markdown').map(({ message }) => message)).toEqual([
      "The paragraphs of 'question' run together in a folded block; write | instead of >.",
    ]);
  });
});

describe('lets pass', () => {
  test('a question whose readers had the present wording, and promises that are kept', async () => {
    const { problems } = await check((pack) => {
      Object.assign(question(pack), { readers: ['Ana', 'Bo'], wording: wordingOf(question(pack)) });
      pack.pack.minimums = { rules: 2, questions: 4, essays: 1, explainedSubjects: 1, abbreviations: 2 };
    });
    expect(problems).toEqual([]);
  });

  test('a mixed exam under its own name, and buzzwords across line breaks', async () => {
    const { problems } = await check((pack) => {
      pack.questions.topic = 'Practice Exam 1';
      rule(pack).text = rule(pack).text.replace('an opposing party', 'an Opposing\nParty');
    });
    expect(problems).toEqual([]);
  });

  test('a rule that only an essay tests', async () => {
    const { problems } = await check((pack) => {
      for (const index of [1, 3]) question(pack, index).rules = ['evi-rule-party-opponent'];
    });
    expect(problems).toEqual([]);
  });

  test('a subject without wordings', async () => {
    const packDirectory = await writePack(smallPack());
    await rm(join(packDirectory, 'wordings'), { recursive: true });
    expect((await checkPack({ packDirectory })).problems).toEqual([]);
  });

  test('an unreviewed question, whatever its readers answered so far', async () => {
    const { problems } = await check((pack) => {
      Object.assign(question(pack), { reviewed: undefined, blindAnswers: ['B'] });
    });
    expect(problems).toEqual([]);
  });

  test('a full bank within five points of its weights', async () => {
    const { problems } = await check((pack) => fillBank(pack, 34));
    expect(problems).toEqual([]);
  });
});

test('counts and shares wait until every file can be read', async () => {
  const { problems, waitingChecks } = await check((pack) => {
    Object.assign(question(pack), { facts: '' });
  });
  expect(problems.map((problem) => problem.check)).toEqual(['schema']);
  expect(waitingChecks).toEqual([
    'model-answer',
    'other-answer',
    'key-spread',
    'longest-key',
    'longest-key-share',
    'absolutes',
    'calls',
    'names',
    'stem-lengths',
    'flips',
    'rule-tested',
    'weight-sum',
    'weight-spread',
    'explained',
    'wordings',
    'minimum',
  ]);
});
