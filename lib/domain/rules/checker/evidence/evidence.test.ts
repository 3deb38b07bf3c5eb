import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineInSteps, FINDERS } from '@/lib/domain/rules/checker/examine';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import type { WordedBuzzword } from '@/lib/domain/rules/worded-buzzword';
import { takeSteps } from '@/lib/domain/steps/steps';
import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { EVIDENCE, type Evidence, type EvidenceName, gatherEvidenceInSteps } from './evidence';

const ABBREVIATIONS: readonly Abbreviation[] = [{ abbr: 'K', full: 'contract' }];
const TEXT = 'A gift requires delivery of the thing to the donee within 14 days. The donee may keep the thing.';
const FIRST = 'A gift requires delivery of the thing to the donee within 14 days';

/** An answer to a rule of two elements, the first of which is looked at. */
type Case = { answer: string; text?: string; phrase?: string; other?: Partial<WordedBuzzword> } & Partial<
  Omit<WordedBuzzword, 'phrase'>
>;

const gather = (rule: RuleToCheck, answer: string) =>
  takeSteps(gatherEvidenceInSteps(rule, takeSteps(examineInSteps(rule, answer, ABBREVIATIONS))));

function ruleOf({ text = TEXT, phrase = 'delivery of the thing', other, ...wordings }: Omit<Case, 'answer'>) {
  return {
    text,
    buzzwords: [
      { phrase, synonyms: [], ...wordings },
      { phrase: 'keep the thing', synonyms: [], ...other },
    ],
  };
}

function evidenceOf({ answer, ...rule }: Case): Evidence {
  const [first] = gather(ruleOf(rule), answer);
  if (!first) throw new Error('The rule has no elements.');
  return first.evidence;
}

function moved(before: Case, after: Case): Partial<Record<EvidenceName, 'up' | 'down'>> {
  const [one, other] = [evidenceOf(before), evidenceOf(after)];
  return Object.fromEntries(
    [...(Object.keys(EVIDENCE) as (keyof typeof EVIDENCE)[]), ...FINDERS].flatMap((name) =>
      one[name] === other[name] ? [] : [[name, one[name] < other[name] ? 'up' : 'down']],
    ),
  );
}

const handed = { paraphrases: ['ring is handed over'] };
const party = {
  text: 'A gift requires delivery to the donee.',
  phrase: 'delivery to the donee',
  other: { phrase: 'gift' },
};
const byPost = 'The courier brings a ring by post.';
const onSunday = {
  text: `${TEXT} By post a ring the courier brings.`,
  answer: 'The courier brings a ring by post on Sunday night.',
};
const misstated = { answer: byPost, misstatements: ['courier brings a ring by post'] };

/** For each kind of evidence two rules or answers that differ in nothing else. */
const ALONE: Record<Exclude<keyof typeof EVIDENCE, 'own'>, [before: Case, after: Case]> = {
  around: [{ answer: 'Delivery of the thing.' }, { answer: 'Delivery of the thing to the donee.' }],
  waived: [{ answer: `And ${FIRST}` }, { answer: `Still ${FIRST}` }],
  others: [
    { answer: FIRST, other: { phrase: 'may keep' } },
    { answer: `${FIRST}. He may keep it.`, other: { phrase: 'may keep' } },
  ],
  silence: [
    { answer: 'It stays hers forever.', other: { paraphrases: ['stays hers forever'] } },
    { answer: 'It stays hers forever: she may keep.', other: { paraphrases: ['stays hers forever'] } },
  ],
  right: [
    { answer: 'The ring brings the courier.', paraphrases: ['courier brings the ring'] },
    { answer: 'The courier brings the ring.', paraphrases: ['courier brings the ring'] },
  ],
  agreed: [{ answer: 'Whether there was delivery of the thing' }, { answer: 'If there was delivery of the thing' }],
  unclaimed: [
    { answer: 'The donee may keep it', paraphrases: ['donee keeps it'], other: { phrase: 'The donee may keep' } },
    { answer: 'The donee may keep it', paraphrases: ['donee keeps it'], other: { phrase: 'may keep' } },
  ],
  wrong: [
    { ...onSunday, misstatements: ['Sunday night concert'] },
    { ...onSunday, misstatements: ['Sunday night concert', 'courier brings a ring by post'] },
  ],
  wrongMargin: [
    { ...misstated, text: `${TEXT} By post the courier brings a ring.` },
    { ...misstated, text: `${TEXT} A ring by post brings the courier.` },
  ],
  wrongGathered: [
    { answer: 'Delivery of the thing by mail.' },
    { answer: 'Delivery of the thing by mail.', misstatements: ['post over handed ring'] },
  ],
  wrongWords: [
    { answer: `Yesterday it rained. ${FIRST} tomorrow.`, misstatements: ['mailed yesterday'] },
    { answer: `Tomorrow it rained. ${FIRST} yesterday.`, misstatements: ['mailed yesterday'] },
  ],
  lacking: [
    { text: 'A gift is made in a fortnight.', phrase: 'in a fortnight', other: { phrase: 'gift' }, answer: 'A gift' },
    { text: 'A gift is made in 14.', phrase: 'in 14', other: { phrase: 'gift' }, answer: 'A gift' },
  ],
  moreDenials: [{ answer: FIRST }, { answer: `${FIRST}, not.` }],
};

describe('gatherEvidence', () => {
  it.each(Object.entries(ALONE))('moves %s alone', (name, [before, after]) => {
    expect(moved(before, after)).toEqual({ [name]: 'up' });
  });

  it('counts words of the phrase that are paired', () => {
    const paired = { answer: 'The ring is handed over to him by delivery.', ...party, ...handed };
    expect(moved({ ...paired, answer: 'The ring is handed over to him.' }, paired)).toMatchObject({ own: 'up' });
  });

  it.each([
    ['quoted whole', 'livery of seisin', 'It takes Livery of Seisin.', 1],
    ['in another order', 'livery of seisin', 'It takes seisin of livery.', 0],
    ['broken by the end of a sentence', 'livery of seisin', 'It takes livery. Of seisin nobody speaks.', 0],
    ['without words', '…', 'It takes livery.', 0],
  ])('pairs all words of a phrase only where it is quoted: one %s', (_, phrase, answer, own) => {
    expect(evidenceOf({ phrase, answer }).own).toBe(own);
  });

  it('measures an element that is stated in the words of the rule', () => {
    expect(evidenceOf({ answer: TEXT, misstatements: ['thing is mailed'] })).toMatchObject({
      own: 1,
      around: 1,
      others: 1,
      silence: 0,
      right: 1,
      agreed: 1,
      wrong: 0,
      wrongMargin: 0,
      wrongWords: 0,
      lacking: 0,
      moreDenials: 0,
    });
  });

  it('measures nothing in an empty answer, but what is lacking', () => {
    const { lacking, ...rest } = evidenceOf({ answer: '' });
    expect(lacking).toBe(1);
    expect(new Set(Object.values(rest))).toEqual(new Set([0]));
  });

  it('tells nothing of a misstatement by what stands in the rule too', () => {
    const quoted = { answer: TEXT, misstatements: ['donee may keep the thing'] };
    expect(moved({ answer: TEXT }, quoted)).toEqual({});
  });

  it.each([
    ['of its own words', `The donee may keep the thing. ${FIRST}.`, 1],
    ['of a paraphrase, without them', 'There is an intent. Somebody is shown the golden ring. It ends.', 1],
    ['too little of a paraphrase', 'There is an intent. It is shown.', -1],
    ['none', 'There is an intent.', -1],
    ['none, of no answer', '', -1],
  ])('names the sentence that comes nearest: that %s', (_, answer, sentence) => {
    expect(
      gather(ruleOf({ paraphrases: ['somebody is shown the golden ring by a courier'] }), answer)[0]?.sentence,
    ).toBe(sentence);
  });

  it('hands down what is contradicted to the element that it is about', () => {
    const rule = ruleOf({ phrase: 'within 14 days' });
    const counts = gather(rule, TEXT.replace('14', '30')).map(({ evidence }) =>
      FINDERS.filter((finder) => evidence[finder] === 1),
    );
    expect(counts).toEqual([['number'], []]);
    const denied = gather(ruleOf({}), TEXT.replace('may keep', 'may not keep'));
    expect(denied.map(({ evidence }) => evidence.polarity)).toEqual([0, 1]);
  });

  it('takes an element whose phrase does not stand in the rule', () => {
    expect(evidenceOf({ phrase: 'livery of seisin', answer: 'Livery of seisin.' })).toMatchObject({
      own: 1,
      lacking: 0,
      around: 0,
      right: 1,
    });
    // Not quoted, nothing of it can be paired.
    expect(evidenceOf({ phrase: 'livery of seisin', answer: 'Seisin by livery.' })).toMatchObject({
      own: 0,
      lacking: 0,
    });
  });

  it('says the same of an answer whatever was answered before', () => {
    const rule = () => ({
      text: 'A bona fide purchaser takes the land free of the trust.',
      buzzwords: [
        { phrase: 'bona fide purchaser', synonyms: [], paraphrases: ['a BFP who paid'] },
        { phrase: 'free of the trust', synonyms: [], misstatements: ['a BFP is bound'] },
      ],
    });
    const answer = 'The purchaser who paid is bound.';
    const used = rule();
    gather(used, 'A BFP takes the land free of the trust.');
    expect(gather(used, answer)).toEqual(gather(rule(), answer));
  });

  it('is finite for any answer, its shares from 0 to 1 and the rest whole numbers', () => {
    const rule = ruleOf({
      synonyms: ['handed over'],
      paraphrases: ['puts it in her hands', 'no keeping it back'],
      misstatements: ['delivery is not needed', 'a promise is enough', 'within 30 days'],
    });
    const COUNTS = new Set<string>(['wrongWords', 'lacking', 'moreDenials']);
    const words = `${TEXT} its her not never without no K promise enough needed 30 handed over puts hands unless ; \n\n`;
    const wordy = fc.array(fc.constantFrom(...words.split(/ /)), { maxLength: 50 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(wordy, fc.string({ unit: 'binary', maxLength: 80 })), (answer) => {
        const found = gather(rule, answer);
        expect(found).toHaveLength(2);
        for (const { evidence } of found) {
          expect(Object.keys(evidence).toSorted()).toEqual([...Object.keys(EVIDENCE), ...FINDERS].toSorted());
          for (const [name, value] of Object.entries(evidence)) {
            expect(value, name).toBeGreaterThanOrEqual(0);
            if (COUNTS.has(name)) expect(Number.isSafeInteger(value), name).toBe(true);
            else expect(value, name).toBeLessThanOrEqual(1);
          }
        }
        expect(gather(rule, answer)).toEqual(found);
      }),
    );
  });
});
