import { describe, expect, test } from 'vitest';
import { entryAt, plainFacts, type SmallPack, smallPack, smallQuestion, writePack } from '@/tests/support/small-pack';
import { checkPack } from '../check-pack';
import { ALL_CHECKS } from './all-checks';

async function check(change: (pack: SmallPack) => void) {
  const pack = smallPack();
  change(pack);
  return checkPack({ packDirectory: await writePack(pack) });
}

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);
const rule = (pack: SmallPack, index = 0) => entryAt(pack.rules.rules, index);
const issue = (pack: SmallPack, index = 0) => entryAt(pack.taxonomy.issues, index);

/** Sets a key together with the blind answers that agreed with it. */
function setKey(pack: SmallPack, index: number, key: 'A' | 'B' | 'C' | 'D') {
  Object.assign(question(pack, index), { key, blindAnswers: [key, key] });
}

/** Sixty questions with facts of their own, so many of them under the first issue. */
function fillBank(pack: SmallPack, underFirstIssue: number) {
  pack.questions.questions = Array.from({ length: 60 }, (_, index) => {
    const place =
      index < underFirstIssue
        ? { subissue: 'evi-hearsay-definition', issue: undefined }
        : { subissue: undefined, issue: 'evi-relevance' };
    return { ...smallQuestion(index, plainFacts(index)), ...place };
  });
}

test('the small pack passes', async () => {
  const { problems, waitingChecks } = await check(() => {});
  expect(problems).toEqual([]);
  expect(waitingChecks).toEqual([]);
});

const FAULTS: [check: string, fault: string, change: (pack: SmallPack) => void, message: RegExp][] = [
  [
    'name-comma',
    'a source with a comma',
    (pack) => (entryAt(pack.pack.questionSources, 0).name = 'Core, old'),
    /name of core, 'Core, old', holds a comma/,
  ],
  ['name-comma', 'an issue with a comma', (pack) => (issue(pack).name = 'Hearsay, broadly'), /name of evi-hearsay/],
  [
    'name-comma',
    'a nested sub-issue with a comma',
    (pack) => (entryAt(entryAt(issue(pack).subissues ?? [], 0).subissues ?? [], 0).name = 'Party, opponent'),
    /evi-hearsay-definition-party/,
  ],
  [
    'name-comma',
    'a topic with a comma',
    (pack) => (pack.questions.topic = 'Exam 1, morning'),
    /topic 'Exam 1, morning'/,
  ],
  [
    'unique-name',
    'an issue named like a sub-issue',
    (pack) => (issue(pack, 1).name = 'definition  of Hearsay'),
    /evi-hearsay-definition and evi-relevance have one name/,
  ],
  [
    'unique-name',
    'two rules of one name',
    (pack) => (rule(pack, 1).name = 'Statement of a Party Opponent'),
    /evi-rule-relevance and evi-rule-party-opponent/,
  ],
  [
    'unique-name',
    'two sources of one name',
    (pack) => pack.pack.questionSources.push({ id: 'other', name: 'core' }),
    /other and core/,
  ],
  [
    'id-prefix',
    "a rule with another subject's prefix",
    (pack) => {
      rule(pack, 1).id = 'tort-rule-relevance';
      for (const index of [1, 3]) question(pack, index).rules = ['tort-rule-relevance'];
    },
    /must begin with 'evi-rule-'/,
  ],
  [
    'review',
    'a review without blind answers',
    (pack) => Object.assign(question(pack), { blindAnswers: undefined }),
    /evi-core-001 is marked as reviewed without blindAnswers/,
  ],
  [
    'review',
    'a review with a reader who disagreed',
    (pack) => (question(pack).blindAnswers = ['A', 'C']),
    /blind answers \(A, C\) differ from the key A/,
  ],
  [
    'buzzword',
    'a buzzword that the rule does not say',
    (pack) => (entryAt(rule(pack).buzzwords, 0).phrase = 'adverse party'),
    /'adverse party' does not occur in the text of evi-rule-party-opponent/,
  ],
  [
    'buzzword',
    'a synonym that repeats its phrase',
    (pack) => entryAt(rule(pack).buzzwords, 0).synonyms.push('Opposing  Party'.replace('  ', ' ')),
    /'Opposing Party' twice/,
  ],
  [
    'facts-length',
    'facts that are too short',
    (pack) => (question(pack).facts = 'A man ran a red light. He told a friend so.'),
    /facts of evi-core-001 have 11 words/,
  ],
  [
    'facts-length',
    'facts that are too long',
    (pack) => (question(pack).facts = `${question(pack).facts} `.repeat(3)),
    /facts of evi-core-001 have \d{3} words/,
  ],
  [
    'call-length',
    'a call of two sentences',
    (pack) => (question(pack).call = 'Counsel objected. What should the court do?'),
    /2 sentences instead of one/,
  ],
  [
    'options-alike',
    'one option much longer than the others',
    (pack) =>
      (question(pack).options.B.text =
        'Admit it, because it is the statement of an opposing party, who need not have known what he spoke of, and because the jury may weigh it together with everything else in the case.'),
    /options of evi-core-001 are unlike in length: 11, /,
  ],
  [
    'options-alike',
    'two options that say the same',
    (pack) => (question(pack).options.B.text = question(pack).options.C.text),
    /Two options of evi-core-001 say the same/,
  ],
  [
    'options-alike',
    'one option without a full stop',
    (pack) => (question(pack).options.C.text = question(pack).options.C.text.slice(0, -1)),
    /end in a full stop and some do not/,
  ],
  [
    'options-alike',
    'an advanced explanation on a wrong option',
    (pack) => (question(pack).options.C.advancedExplanation = 'More.'),
    /Only the key of evi-core-001/,
  ],
  [
    'rule-length',
    'a rule of five sentences',
    (pack) => (rule(pack).text += ' It is so. It was so. It will be so.'),
    /text of evi-rule-party-opponent has 5 sentences/,
  ],
  [
    'rule-length',
    'a trap of four sentences',
    (pack) => (rule(pack).trap = 'One. Two. Three. Four.'),
    /trap of evi-rule-party-opponent has 4 sentences/,
  ],
  [
    'readability',
    'an explanation that is hard to read',
    (pack) =>
      (rule(pack).explanation =
        'Notwithstanding jurisdictional considerations, administrative determinations necessitate particularized justification.'),
    /In evi-rule-party-opponent, the explanation has a Flesch reading ease of -\d+; at least 35/,
  ],
  [
    'readability',
    'an explanation in one endless sentence',
    (pack) => (rule(pack).explanation = `What you said ${'and did and saw and knew '.repeat(6)}counts.`),
    /sentences of 40 words on average/,
  ],
  [
    'near-alike',
    'facts with other names and a few other words',
    (pack) =>
      (question(pack, 1).facts = question(pack).facts.replace('bakery', 'hotel').replace('police', 'tow truck')),
    /facts of evi-core-002 are nearly those of evi-core-001/,
  ],
  [
    'near-alike',
    'a rule that says what another says',
    (pack) => (rule(pack, 1).text = `${rule(pack).text} A fact of consequence is more or less probable.`),
    /text of evi-rule-relevance is nearly that of evi-rule-party-opponent/,
  ],
  [
    'key-spread',
    'a source whose key is always the same',
    (pack) => {
      for (const index of [1, 2, 3]) setKey(pack, index, 'A');
    },
    /In core, A is the key of 4 of 4 questions \(100%\)/,
  ],
  [
    'longest-key',
    'keys that are always the longest option',
    (pack) => {
      for (const { options, key } of pack.questions.questions)
        options[key].text = options[key].text.replace('.', ' after all.');
    },
    /the key is the longest option in 4 of 4 questions \(100%\)/,
  ],
  [
    'topic',
    'a topic that is no exam and not the subject',
    (pack) => (pack.questions.topic = 'Torts'),
    /evi-core-001 belongs to Evidence, but its topic is 'Torts'/,
  ],
  [
    'rule-tested',
    'a rule that nothing tests',
    (pack) => {
      for (const index of [1, 3]) question(pack, index).rules = ['evi-rule-party-opponent'];
    },
    /No question tests evi-rule-relevance/,
  ],
  [
    'weight-sum',
    'weights that do not add up',
    (pack) => (issue(pack).weight = 70),
    /weights of Evidence add up to 110/,
  ],
  [
    'weight-sum',
    'an issue without a weight',
    (pack) => Object.assign(issue(pack), { weight: undefined }),
    /evi-hearsay needs a weight/,
  ],
  [
    'weight-spread',
    'a full bank that ignores the weights',
    (pack) => fillBank(pack, 20),
    /evi-hearsay has 20 of 60 questions of Evidence \(33\.3%\)/,
  ],
];

describe('finds', () => {
  test.each(FAULTS)('%s: %s', async (name, _, change, message) => {
    const { problems } = await check(change);
    expect(new Set(problems.map((problem) => problem.check))).toEqual(new Set([name]));
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });

  test('a planted fault for every check there is', () => {
    expect(new Set(FAULTS.map(([name]) => name))).toEqual(new Set(ALL_CHECKS.map(({ name }) => name)));
  });
});

describe('lets pass', () => {
  test('a mixed exam under its own name, and buzzwords across line breaks', async () => {
    const { problems } = await check((pack) => {
      pack.questions.topic = 'Practice Exam 1';
      rule(pack).text = rule(pack).text.replace('an opposing party', 'an Opposing\nParty');
    });
    expect(problems).toEqual([]);
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
  expect(waitingChecks).toEqual(['key-spread', 'longest-key', 'rule-tested', 'weight-sum', 'weight-spread']);
});
