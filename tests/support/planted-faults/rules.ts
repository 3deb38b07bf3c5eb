import { entryAt, type SmallPack } from '../small-pack';
import { question, rule, wording } from '../small-pack-entries';
import type { PlantedFault } from './planted-fault';

const paraphrases = (pack: SmallPack, element: number) => entryAt(wording(pack).elements, element).paraphrases;

/** In rules and their wordings, and in what the pack promises. */
export const FAULTS_IN_RULES: PlantedFault[] = [
  [
    'buzzword',
    'a buzzword that the rule does not say',
    (pack) => {
      entryAt(rule(pack).buzzwords, 0).phrase = 'adverse party';
      entryAt(wording(pack).elements, 0).phrase = 'adverse party';
    },
    /'adverse party' does not occur in the text of evi-rule-party-opponent/,
  ],
  [
    'buzzword',
    'a synonym that repeats its phrase',
    (pack) => entryAt(rule(pack).buzzwords, 0).synonyms.push('Opposing  Party'.replace('  ', ' ')),
    /'Opposing Party' twice/,
  ],
  [
    'minimum',
    'a pack that promises more rules than it has',
    (pack) => (pack.pack.minimums = { rulesPerSubject: 1 }),
    /Rules of Business Associations: 0, fewer than the 1 that the pack promises/,
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
    'a rule that says what another says',
    (pack) => (rule(pack, 1).text = `${rule(pack).text} A fact of consequence is more or less probable.`),
    /text of evi-rule-relevance is nearly that of evi-rule-party-opponent/,
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
    'wordings',
    'a rule without wordings in a subject that has some',
    (pack) => pack.wordings.wordings.pop(),
    /^evi-rule-relevance has no wordings\.$/,
  ],
  [
    'wordings',
    'a paraphrase that is a synonym of another element',
    (pack) => paraphrases(pack, 1).push('Party  opponent'),
    /^evi-rule-party-opponent has the wording 'Party {2}opponent' twice\.$/,
  ],
  [
    'wordings',
    'a paraphrase of two elements',
    (pack) => paraphrases(pack, 1).push(paraphrases(pack, 0)[2] ?? ''),
    /^evi-rule-party-opponent has the wording 'an adversary in the case' twice\.$/,
  ],
  [
    'wordings',
    'a misstatement that is a paraphrase',
    (pack) => entryAt(wording(pack).elements, 0).misstatements.push('The other side'),
    /^evi-rule-party-opponent has the wording 'The other side' twice\.$/,
  ],
];
