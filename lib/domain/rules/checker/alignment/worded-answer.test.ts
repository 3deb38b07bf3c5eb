import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negationScopesOf } from '@/lib/domain/rules/checker/reading/negation-scope';
import { placedSigns, readWordings, type Wording } from '@/lib/domain/rules/checker/reading/signs';
import { readTerms } from '@/lib/domain/rules/checker/reading/terms';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { WordedAnswer } from './worded-answer';

const ABBREVIATIONS = new AbbreviationIndex([{ abbr: 'SMJ', full: 'subject-matter jurisdiction' }]);
const answerOf = (text: string) => {
  const terms = readTerms(text, ABBREVIATIONS);
  return new WordedAnswer(placedSigns(terms, negationScopesOf(terms.words, terms.text)));
};
const wordingOf = (text: string) => readWordings([text], ABBREVIATIONS)[0] as Wording;
const find = (wording: string, text: string, least?: number) => answerOf(text).find(wordingOf(wording), least);
const gather = (wording: string, text: string) => answerOf(text).gather(wordingOf(wording));
const stretch = (wording: string, text: string) => {
  const answer = answerOf(text);
  const { from, to } = answer.find(wordingOf(wording));
  return answer.signs
    .slice(from, to + 1)
    .map(({ word }) => word)
    .join(' ');
};

const NOTHING = { share: 0, isContradicted: false, from: -1, to: -1 };

// Weights (signs.ts): trespass and asportation 1.25 each, goods 1, 'not' 0.9; a gap costs 0.12.
const WORDING = 'asportation of goods by trespass';
const TOTAL = 1.25 + 1 + 1.25;

describe('WordedAnswer.find', () => {
  it.each([
    ['the same words', 'asportation of goods by trespass', 1],
    ['another form of a word', 'asportations of the goods by trespassing', 1],
    ['a word of the same group', 'carrying away of goods by trespass', (0.8 * 1.25 + 1 + 1.25 - 0.12) / TOTAL],
    ['grammar between', 'asportation of all the goods, and that by the trespass', 1],
    ['a content word between', 'asportation of stolen goods by trespass', (TOTAL - 0.12) / TOTAL],
    ['two content words between', 'asportation of stolen golden goods by trespass', (TOTAL - 0.24) / TOTAL],
    ['a word that is skipped', 'asportation by trespass', 2.5 / TOTAL],
    ['one word alone', 'trespass', 1.25 / TOTAL],
    ['the words in another order', 'trespass, then asportation', 1.25 / TOTAL],
    ['the words in two sentences', 'There is asportation of goods. Trespass is needed.', 2.25 / TOTAL],
    ['the better of two places', 'Trespass or no trespass. Asportation of goods by trespass.', 1],
    ['no word of it', 'The court may hear the witness.', 0],
    ['no answer', '', 0],
  ])('finds in %s its share', (_, text, share) => {
    expect(find(WORDING, text).share).toBeCloseTo(share, 5);
  });

  it.each([
    ['not denied where it is denied', 'liable for trespass', 'not liable for trespass'],
    ['denied where it is not', 'not liable for trespass', 'liable for trespass'],
    ['reversed where it is not', 'relevant to asportation', 'irrelevant to asportation'],
    ['denied right before the stretch', 'asportation of goods', 'never an asportation of goods'],
    ['denied some words before', 'exist at the time', 'it does not have to exist at the time'],
  ])('counts for less a wording that is %s', (_, wording, text) => {
    expect(find(wording, wording)).toMatchObject({ share: 1, isContradicted: false });
    const found = find(wording, text);
    expect(found.share).toBeLessThan(0.7);
    expect(found.isContradicted).toBe(true);
  });

  it.each([
    ['denied twice', 'relevant to asportation', 'not irrelevant to asportation'],
    ['denied with another word', 'without asportation', 'no asportation'],
    ['denied in the sentence before', 'asportation of goods', 'It is not. Asportation of goods'],
    ['denied six words before', 'asportation of goods', 'That is not in any way about the asportation of goods'],
    ['denied further off', 'asportation of goods', 'not a matter of proof whether asportation of goods'],
  ])('counts in full a wording that is %s', (_, wording, text) => {
    expect(find(wording, text).share).toBe(1);
  });

  it('takes the weight of a denial from what it finds', () => {
    expect(find('liable for trespass', 'not liable for trespass').share).toBeCloseTo((2 - 0.9) / 2, 5);
  });

  it('says where the stretch begins and ends', () => {
    expect(stretch(WORDING, 'Larceny is the asportation of goods by trespass from another.')).toBe(
      'asportation of goods by trespass',
    );
    expect(stretch(WORDING, 'Trespass is one thing. The asportation of goods is another.')).toBe(
      'asportation of goods',
    );
    expect(stretch('the trespass', 'A trespass.')).toBe('trespass');
  });

  it('finds nothing where less than wanted stands there, and else the same', () => {
    const text = 'asportation by trespass';
    const found = find(WORDING, text);
    expect(find(WORDING, text, found.share)).toEqual(found);
    expect(find(WORDING, text, found.share + 0.01)).toEqual(NOTHING);
    expect(find(WORDING, 'the court', 0.1)).toEqual(NOTHING);
  });

  it.each(['', 'of the', '…'])('finds nothing of %j, which tells nothing', (wording) => {
    expect(find(wording, 'of the goods')).toEqual(NOTHING);
  });

  it('lets a word stand for one of the wording only', () => {
    expect(find('trespass upon trespass', 'trespass').share).toBeCloseTo(0.5, 5);
  });

  it('takes no counterpart for the word', () => {
    expect(find('the mortgagor', 'the mortgagee')).toEqual(NOTHING);
  });

  it('reads what a short form stands for', () => {
    expect(find('subject-matter jurisdiction', 'there is none of that in a matter of SMJ here').share).toBe(1);
  });

  it('finds the same whatever was looked for before', () => {
    const [alone, run] = [wordingOf('give goods to another'), wordingOf('give up goods to another')];
    const text = 'The owner abandons goods to another.';
    const [one, other] = [answerOf(text), answerOf(text)];
    const first = [one.find(alone), one.find(run)];
    const second = [other.find(run), other.find(alone)].toReversed();
    expect(first).toEqual(second);
    expect(first[1]?.share).toBeGreaterThan(first[0]?.share ?? 1);
  });
});

describe('a wording that takes a denial from what stands around it', () => {
  const text = (verb: string) => `For trespass he ${verb} liable.`;
  it.each([
    ['is not', false],
    ['is', true],
  ])('is contradicted where there is no denial: %s', (verb, isContradicted) => {
    const wording = wordingOf('for trespass he is liable');
    const { share } = answerOf(text(verb)).find(wording, 0, true);
    if (isContradicted) expect(share).toBeLessThan(0.7);
    else expect(share).toBe(1);
  });
});

describe('WordedAnswer.gather', () => {
  it.each([
    ['in their order', 'Larceny is the asportation of goods by trespass.', 1, 0],
    ['in any order', 'By trespass the goods are taken: that is asportation.', 1, 0],
    [
      'however far apart',
      'Asportation, say the courts of this state, concerns goods that somebody got by trespass.',
      1,
      0,
    ],
    ['in one sentence only', 'There is asportation of goods. Trespass is needed.', 2.25 / TOTAL, 0],
    ['in the richest sentence', 'Trespass is needed. There is asportation of goods.', 2.25 / TOTAL, 1],
    ['nowhere', 'The court may hear the witness.', 0, -1],
    ['in no answer', '', 0, -1],
  ])('gathers words %s', (_, text, share, sentence) => {
    const found = gather(WORDING, text);
    expect(found.share).toBeCloseTo(share, 5);
    expect(found).toMatchObject({ sentence, isContradicted: false });
  });

  it.each([
    ['liable for trespass', 'He is not liable for trespass.', true],
    ['not liable for trespass', 'For trespass he is liable.', true],
    ['not liable for trespass', 'For trespass he is never liable.', false],
    ['relevant to trespass', 'It is irrelevant to trespass.', true],
    ['relevant to trespass', 'It is not irrelevant to trespass.', false],
    ['liable for trespass', 'He is liable for trespass. It is not larceny.', false],
    ['liable for trespass', 'It is not in dispute that for trespass he is liable.', false],
  ])('says of %j whether %j turns it round', (wording, text, isContradicted) => {
    expect(gather(wording, text)).toMatchObject({ isContradicted, share: 1 });
  });

  it('counts a sign for as much as it is worth', () => {
    const answer = answerOf('asportation of goods by trespass');
    const worthsOf = (worths: Record<string, number>) =>
      Float32Array.from(answer.signs, ({ word }) => worths[word] ?? 1);
    const share = (worths: Record<string, number>) => answer.gather(wordingOf(WORDING), worthsOf(worths)).worth;
    expect(share({})).toBe(1);
    expect(share({ goods: 0.5 })).toBeCloseTo((TOTAL - 0.5) / TOTAL, 5);
    expect(share({ goods: 0, trespass: 0.2 })).toBeCloseTo(1.5 / TOTAL, 5);
    expect(share({ asportation: 0, goods: 0, trespass: 0 })).toBe(0);
  });

  it('looks for what is worth most apart from where most stands', () => {
    const answer = answerOf('Asportation of goods. Trespass.');
    const worths = Float32Array.from(answer.signs, ({ term }) => (term.sentence === 0 ? 0.1 : 1));
    expect(answer.gather(wordingOf(WORDING))).toMatchObject({ sentence: 0 });
    const found = answer.gather(wordingOf(WORDING), worths);
    expect(found).toMatchObject({ sentence: 0 });
    expect(found.share).toBeCloseTo(2.25 / TOTAL, 5);
    expect(found.worth).toBeCloseTo(1.25 / TOTAL, 5);
  });

  it.each(['', 'of the', 'not'])('gathers nothing of %j', (wording) => {
    expect(gather(wording, 'not of the goods')).toEqual({ share: 0, worth: 0, isContradicted: false, sentence: -1 });
  });
});

describe('WordedAnswer of any text', () => {
  const WORDS =
    `asportation goods trespass carry away give up notice liable not never without bars inadmissible admissible must may
    only and or of the 14 days SMJ jurisdiction mortgagor mortgagee . , ; . K`.split(/\s+/);
  const wordy = fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(' '));
  const text = fc.oneof(wordy, fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));

  it('finds shares from 0 to 1 and bounds within one sentence', () => {
    fc.assert(
      fc.property(text, text, (wording, written) => {
        const answer = answerOf(written);
        const { share, from, to } = answer.find(wordingOf(wording));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThan(answer.signs.length);
        if (share > 0) expect(from).toBeGreaterThanOrEqual(0);
        if (from >= 0) expect(answer.signs[from]?.term.sentence).toBe(answer.signs[to]?.term.sentence);
        const gathered = answer.gather(wordingOf(wording));
        expect(gathered.share).toBeGreaterThanOrEqual(0);
        expect(gathered.share).toBeLessThanOrEqual(1);
        expect(gathered.worth).toBe(gathered.share);
        expect(gathered.sentence < 0).toBe(gathered.share === 0);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a sentence in itself, and between others, with share 1', () => {
    const sentence = fc
      .array(fc.constantFrom(...WORDS.filter((word) => /[a-z0-9]/i.test(word))), { minLength: 1, maxLength: 15 })
      .map((words) => words.join(' '))
      .filter((one) => wordingOf(one).weighted.length > 0);
    fc.assert(
      fc.property(sentence, (one) => {
        expect(find(one, one).share).toBeCloseTo(1, 6);
        expect(find(one, `The court sits. ${one}`).share).toBeCloseTo(1, 6);
      }),
    );
  });

  it('finds with a least what it finds without, or nothing', () => {
    fc.assert(
      fc.property(wordy, wordy, fc.double({ min: 0, max: 1, noNaN: true }), (wording, written, least) => {
        const found = find(wording, written);
        expect(find(wording, written, least)).toEqual(found.share >= least ? found : NOTHING);
      }),
    );
  });
});
