import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainFacts } from '@/tests/support/plain-facts';
import { smallApplication, smallEssay } from '@/tests/support/small-essay';
import { entryAt, type SmallPack, smallPack, smallQuestion, writePack } from '@/tests/support/small-pack';
import { wordingOf } from '../blind-review';
import { checkPack } from '../check-pack';
import type { Problem } from '../problem';
import type { EssayFile } from '../schemas/essay-schema';
import { ALL_CHECKS } from './all-checks';

async function check(change: (pack: SmallPack) => void, overrides: Record<string, string> = {}) {
  const pack = smallPack();
  change(pack);
  return checkPack({ packDirectory: await writePack(pack, overrides) });
}

const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);
const rule = (pack: SmallPack, index = 0) => entryAt(pack.rules.rules, index);
const essayIssue = (pack: SmallPack, index = 0) => entryAt(pack.essay.issues, index);
const explanation = (pack: SmallPack, index = 0) => entryAt(pack.explanations.explanations, index);
const abbreviation = (pack: SmallPack, index = 0) => entryAt(pack.abbreviations.abbreviations, index);
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

/** A second essay whose model answer speaks of the people of the first as well. */
function essayAboutBothCases(): EssayFile {
  const essay = smallEssay(2);
  essay.issues.forEach((_, index) => {
    const own = smallApplication(2, index);
    essay.answer = essay.answer.replace(own, `${own} ${smallApplication(1, index)}`);
  });
  return essay;
}

const FAULTS: [
  check: string,
  fault: string,
  change: (pack: SmallPack) => void,
  message: RegExp,
  overrides?: Record<string, string>,
][] = [
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
    'name-comma',
    'an essay with a comma',
    (pack) => (pack.essay.displayName = 'Evidence 1, The Case'),
    /name of evi-essay-001, 'Evidence 1, The Case', holds a comma/,
  ],
  [
    'unique-name',
    'two issues of an essay with one name',
    (pack) => (essayIssue(pack, 1).name = 'Logical  Relevance'),
    /evi-essay-001-legal-relevance and evi-essay-001-logical-relevance have one name/,
  ],
  [
    'unique-name',
    'an abbreviation that stands twice',
    (pack) => pack.abbreviations.abbreviations.push({ id: 'abbr-p', abbr: 'π', full: 'Plaintiff' }),
    /abbr-p and abbr-plaintiff have one name, 'π = Plaintiff'/,
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
      for (const { rules } of pack.essay.issues) rules[0] = 'evi-rule-party-opponent';
    },
    /must begin with 'evi-rule-'/,
  ],
  [
    'id-prefix',
    "an essay at home in another subject than its id's",
    (pack) => pack.essay.topics.unshift('torts'),
    /'evi-essay-001' must begin with 'tort-essay-'/,
  ],
  [
    'id-prefix',
    "an issue without its essay's id",
    (pack) => (essayIssue(pack).id = 'evi-essay-002-relevance'),
    /'evi-essay-002-relevance' must begin with 'evi-essay-001-'/,
  ],
  [
    'id-prefix',
    'an abbreviation without its prefix',
    (pack) => (abbreviation(pack).id = 'plaintiff'),
    /'plaintiff' must begin with 'abbr-'/,
  ],
  [
    'review',
    'a reader who answered twice',
    (pack) => Object.assign(question(pack), { readers: ['Ana', 'Ana'] }),
    /evi-core-001 was read twice by one reader/,
  ],
  [
    'review',
    'more answers than readers',
    (pack) => Object.assign(question(pack), { readers: ['Ana'] }),
    /evi-core-001 has 2 blindAnswers by 1 readers/,
  ],
  [
    'review',
    'a question that was changed after it was read',
    (pack) => {
      Object.assign(question(pack), { wording: wordingOf(question(pack)) });
      question(pack).call = 'How should the judge rule on the objection?';
    },
    /evi-core-001 is marked as reviewed, but was changed after it was read/,
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
    'buzzword',
    'a buzzword that the model answer does not say',
    (pack) => (entryAt(essayIssue(pack).buzzwords, 1).phrase = 'any tendency'),
    /'any tendency' does not occur in the model answer of evi-essay-001/,
  ],
  [
    'buzzword',
    'a synonym of an essay that repeats a phrase',
    (pack) => entryAt(essayIssue(pack).buzzwords, 1).synonyms.push('First mark of logical relevance'),
    /evi-essay-001-logical-relevance has the buzzword or synonym 'First mark of logical relevance' twice/,
  ],
  [
    'issue-name',
    'an issue that the model answer does not name',
    (pack) => (essayIssue(pack).name = 'probative value'),
    /model answer does not say 'probative value', the name of evi-essay-001-logical-relevance/,
  ],
  [
    'issue-name',
    'an alias that repeats the name',
    (pack) => essayIssue(pack).aliases.push('Logical Relevance'),
    /evi-essay-001-logical-relevance has the name or alias 'Logical Relevance' twice/,
  ],
  [
    'essay-length',
    'a question that is too short',
    (pack) => (pack.essay.question = pack.essay.question.split('\n\n').slice(-2).join('\n\n')),
    /question of evi-essay-001 has 36 words; 300 to 550 are right/,
  ],
  [
    'essay-length',
    'a model answer that is too long',
    (pack) => (pack.essay.answer += `\n\n${plainFacts(77)}`.repeat(9)),
    /answer of evi-essay-001 has \d{4} words; 800 to 1400 are right/,
  ],
  [
    'essay-points',
    'points that do not add up',
    (pack) => (essayIssue(pack).points = 2),
    /points of evi-essay-001 add up to 89 instead of 100/,
  ],
  [
    'essay-rule',
    'a rule of a subject that the essay is not about',
    (pack) => {
      pack.essay.id = 'tort-essay-001';
      pack.essay.topics = ['torts'];
      for (const issue of pack.essay.issues) issue.id = issue.id.replace('evi', 'tort');
    },
    /tort-essay-001-logical-relevance turns on evi-rule-relevance of evidence, which is no topic of the essay/,
  ],
  [
    'model-answer',
    'a model answer that applies nothing',
    (pack) => (pack.essay.answer = pack.essay.answer.replace(/Here [^.]*\./g, '')),
    /model answer of evi-essay-001 scores 30% under the analysis; at least 80% are right/,
  ],
  [
    'other-answer',
    'an answer that fits another essay as well',
    () => {},
    /model answer of evi-essay-002 scores 100% as an answer to evi-essay-001; at most 20% are right/,
    { 'essays/evi-essay-002.yaml': stringify(essayAboutBothCases(), { lineWidth: 0 }) },
  ],
  [
    'explained',
    'an issue that is left out',
    (pack) => pack.explanations.explanations.pop(),
    /evi-relevance is not explained/,
  ],
  [
    'explanation-length',
    'an example that is too short',
    (pack) => (explanation(pack).example = 'A man ran.'),
    /In the explanation of evi-hearsay, 'example' has 3 words; 100 to 220 are right/,
  ],
  [
    'markdown',
    'HTML in a model answer',
    (pack) => (pack.essay.answer += '\n\n<u>Underlined</u>'),
    /'<u>' is Markdown that learners would not see/,
  ],
  [
    'markdown',
    'a table in an explanation',
    (pack) => (explanation(pack).tested += '\n\n| a | b |\n| - | - |'),
    /'\| a \| b \|' is Markdown/,
  ],
  [
    'abbreviation',
    'a short form that is longer than the full form',
    (pack) => (abbreviation(pack).abbr = 'the plaintiff'),
    /'the plaintiff' is longer than 'plaintiff'/,
  ],
  [
    'minimum',
    'a pack that promises more rules than it has',
    (pack) => (pack.pack.minimums = { rulesPerSubject: 1 }),
    /Rules of Business Associations: 0, fewer than the 1 that the pack promises/,
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
      for (const { rules } of pack.essay.issues) rules[0] = 'evi-rule-party-opponent';
    },
    /No question or essay tests evi-rule-relevance/,
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
    'rule-tested',
    'weight-sum',
    'weight-spread',
    'explained',
    'minimum',
  ]);
});
