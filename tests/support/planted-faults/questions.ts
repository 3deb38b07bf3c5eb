import { wordingOf } from '@/lib/content/blind-review';
import type { SmallPack } from '../small-pack';
import { fillBank, issue, question } from '../small-pack-entries';
import type { PlantedFault } from './planted-fault';

/** Sets a key together with the blind answers that agreed with it. */
function setKey(pack: SmallPack, index: number, key: 'A' | 'B' | 'C' | 'D') {
  Object.assign(question(pack, index), { key, blindAnswers: [key, key] });
}

/** In questions, their review and their spread. */
export const FAULTS_IN_QUESTIONS: PlantedFault[] = [
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
    'a figure of closeness without its answer',
    (pack) => Object.assign(question(pack), { closeness: [2] }),
    /evi-core-001 has 1 figures of closeness for 2 blindAnswers/,
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
    'facts-length',
    'facts that are too short',
    (pack) => (question(pack).facts = 'A man ran a red light. He told a friend so.'),
    /facts of evi-core-001 have 11 words/,
  ],
  [
    'facts-length',
    'facts that are too long',
    (pack) => (question(pack).facts = `${question(pack).facts} `.repeat(4)),
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
    'near-alike',
    'facts with other names and a few other words',
    (pack) =>
      (question(pack, 1).facts = question(pack).facts.replace('bakery', 'hotel').replace('police', 'tow truck')),
    /facts of evi-core-002 are nearly those of evi-core-001/,
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
