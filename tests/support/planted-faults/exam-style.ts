import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { entryAt, type SmallPack } from '../small-pack';
import { fillBank, question } from '../small-pack-entries';
import type { PlantedFault } from './planted-fault';

const CALLS = [
  'How should the court rule on the objection?',
  "What is the plaintiff's best argument?",
  'Which additional fact would help the defendant?',
  'Which claim is least likely to succeed?',
];
const EXPLANATION = 'The rule has one element and the facts meet it in full here. '.repeat(5).trim();

/** Turns the small pack's source into one in the style of the exam, without a fault. */
function styled(pack: SmallPack): SmallPack {
  entryAt(pack.pack.questionSources, 0).examStyle = true;
  pack.questions.questions.forEach((entry, index) => {
    entry.call = CALLS[index % CALLS.length] ?? '';
    entry.options[entry.key].explanation = EXPLANATION;
    entry.flip = { question: 'What if the man had said nothing?', answer: 'Then there would be no statement.' };
  });
  return pack;
}

function inStyle(fault: (pack: SmallPack) => void): (pack: SmallPack) => void {
  return (pack) => fault(styled(pack));
}

/** In sources that are held to the style of the exam. */
export const FAULTS_IN_STYLE: PlantedFault[] = [
  [
    'absolutes',
    'wrong options that speak in absolutes',
    inStyle((pack) => {
      for (const { options, key } of pack.questions.questions) {
        for (const label of OPTION_LABELS.filter((other) => other !== key)) {
          options[label].text = options[label].text.replace('it', 'it always').replace('no ', 'never a ');
        }
      }
    }),
    /In core, (7|8|9)\d% of the wrong options and 0% of the keys speak in absolutes|In core, 100% of the wrong/,
  ],
  [
    'calls',
    'the same call everywhere',
    inStyle((pack) => {
      for (const entry of pack.questions.questions) entry.call = CALLS[0] ?? '';
    }),
    /In core, 4 of 4 calls ask for an outcome with its reason/,
  ],
  [
    'names',
    'one name in two stems',
    inStyle((pack) => {
      for (const index of [0, 1]) question(pack, index).facts += ' A neighbor, Quillan, saw it.';
    }),
    /In core, the name Quillan stands in 2 stems of Evidence: evi-core-001, evi-core-002/,
  ],
  [
    'names',
    'names in most stems',
    inStyle((pack) => {
      ['Quillan', 'Renner', 'Farrow'].forEach((name, index) => {
        question(pack, index).facts += ` A neighbor, ${name}, saw it.`;
      });
    }),
    /In core, 3 of 4 stems name people/,
  ],
  [
    'stem-lengths',
    'stems of one length',
    (pack) => {
      fillBank(pack, 36);
      styled(pack);
    },
    /In core, 0 of 60 stems have fewer than 60 words/,
  ],
  [
    'key-explanation',
    'a key explained in a few words',
    inStyle((pack) => {
      const { options, key } = question(pack);
      options[key].explanation = 'It is right.';
    }),
    /The explanation of evi-core-001's key has 3 words/,
  ],
  [
    'flips',
    'hardly a flip',
    inStyle((pack) => {
      for (const index of [0, 1, 2]) Object.assign(question(pack, index), { flip: undefined });
    }),
    /In core, 1 of 4 questions have a flip/,
  ],
  [
    'longest-key-share',
    'keys that are never the longest option',
    (pack) => {
      fillBank(pack, 36);
      styled(pack);
      pack.questions.questions.forEach((entry, index) => {
        entry.facts = `${entry.facts} ${'The dog ran on. '.repeat(index % 8 === 0 ? 30 : 0)}`.trim();
        if (index % 8 === 1) entry.facts = entry.facts.split(' ').slice(0, 52).join(' ').concat('.');
        const longer = entry.key === 'A' ? 'B' : 'A';
        entry.options[longer].text = entry.options[longer].text.replace('.', ' in the end.');
      });
    },
    /In core, the key is the longest option in 0 of 60 questions/,
  ],
];
