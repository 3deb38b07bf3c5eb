import { describe, expect, it } from 'vitest';
import type { RuleToCheck } from '@/lib/domain/rules/rule-reading';
import { type ComposedAnswer, composeAnswer, composeStrayAnswer, seededRandom } from './compose-answers';

const element = (phrase: string, mark: string) => ({
  phrase,
  synonyms: [`${mark} synonym`],
  paraphrases: [`${mark} right one`, `${mark} right two.`],
  misstatements: [`${mark} wrong one`, `${mark} wrong two`],
});

// Two elements in one clause, one in the next, one in a sentence of its own, whose phrase is broken in the text.
const gift: RuleToCheck = {
  text: 'A gift requires donative intent and delivery, though the donor may\nrevoke. It is  void without acceptance.',
  buzzwords: [
    element('donative intent', 'alpha'),
    element('delivery', 'beta'),
    element('may revoke', 'gamma'),
    element('without acceptance', 'delta'),
  ],
};
const hearsay: RuleToCheck = {
  text: 'Hearsay is a statement made out of court. It is inadmissible; exceptions abound.',
  buzzwords: [element('out of court', 'omega'), element('inadmissible', 'sigma')],
};

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const ANSWERS = SEEDS.map((seed) => composeAnswer(gift, seededRandom(seed * 7919)));
const STRAYS = SEEDS.map((seed) => composeStrayAnswer(gift, hearsay, seededRandom(seed * 7919)));

const holds = (text: string, wording: string) => text.toLowerCase().includes(wording.replace(/\.$/, '').toLowerCase());
const statesOf = (answers: readonly ComposedAnswer[]) => new Set(answers.flatMap(({ states }) => states));
/** Each answer with each element and what it says of it. */
const told = (answers: readonly ComposedAnswer[]) =>
  answers.flatMap((answer) =>
    gift.buzzwords.map((buzzword, index) => ({ ...answer, buzzword, index, state: answer.states[index] })),
  );

describe('composeAnswer', () => {
  it('says of every element whether it is stated, in every way', () => {
    for (const { states } of ANSWERS) expect(states).toHaveLength(gift.buzzwords.length);
    expect(statesOf(ANSWERS)).toEqual(new Set(['present', 'missing', 'contradicted']));
    expect(ANSWERS.some(({ states }) => states.every((state) => state === 'present'))).toBe(true);
    expect(Math.max(...ANSWERS.map(({ states }) => states.filter((state) => state !== 'present').length))).toBe(2);
  });

  it('states what is present in the words of the rule or in a paraphrase, and neither otherwise', () => {
    for (const { text, buzzword, state } of told(ANSWERS)) {
      const isSaid = [buzzword.phrase, ...(buzzword.paraphrases ?? [])].some((wording) => holds(text, wording));
      expect(isSaid, text).toBe(state === 'present');
    }
  });

  it('puts a misstatement where an element is contradicted, and nowhere else', () => {
    for (const { text, buzzword, state } of told(ANSWERS)) {
      const isMisstated = (buzzword.misstatements ?? []).some((wording) => holds(text, wording));
      expect(isMisstated, text).toBe(state === 'contradicted');
    }
  });

  it('puts it at times in the place of the phrase, in a sentence of the rule', () => {
    const texts = ANSWERS.map(({ text }) => text);
    expect(texts.some((text) => /It is void delta wrong (?:one|two)\./.test(text))).toBe(true);
    expect(texts.some((text) => /(?:^|\. )Delta wrong (?:one|two)\.(?: |$)/.test(text))).toBe(true);
  });

  it('says a sentence of the rule once, however many elements stand in it', () => {
    const sentence = 'A gift requires donative intent and delivery, though the donor may revoke.';
    const counts = ANSWERS.map(({ text }) => text.split(sentence).length - 1);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('takes the wordings that it uses from the rule, and no others, where they are not to be known', () => {
    const isKnown = ANSWERS.map(({ rule }) => rule === gift);
    expect(new Set(isKnown)).toEqual(new Set([true, false]));
    for (const { text, buzzword, index, rule } of told(ANSWERS.filter((_, at) => !isKnown[at]))) {
      const left = rule.buzzwords[index];
      const unused = (wordings: readonly string[] = []) => wordings.filter((wording) => !holds(text, wording));
      expect(left).toEqual({
        ...buzzword,
        paraphrases: unused(buzzword.paraphrases),
        misstatements: unused(buzzword.misstatements),
      });
      expect(rule.text).toBe(gift.text);
    }
  });

  it('states every element that is present, also of phrases that the text does not hold', () => {
    const apart: RuleToCheck = { text: 'A gift.', buzzwords: [element('seisin', 'alpha'), element('livery', 'beta')] };
    for (const seed of SEEDS) {
      const { text, states } = composeAnswer(apart, seededRandom(seed));
      apart.buzzwords.forEach(({ phrase, paraphrases = [] }, index) => {
        const isSaid = [phrase, ...paraphrases].some((wording) => holds(text, wording));
        expect(isSaid, text).toBe(states[index] === 'present');
      });
    }
  });

  it('composes the same by the same seed, and another by another', () => {
    expect(composeAnswer(gift, seededRandom(5))).toEqual(composeAnswer(gift, seededRandom(5)));
    expect(new Set(ANSWERS.map(({ text }) => text)).size).toBeGreaterThan(50);
  });

  it('refuses a rule without the wordings that it needs', () => {
    const bare = { text: 'A gift.', buzzwords: [{ phrase: 'gift', synonyms: [] }] };
    expect(() => SEEDS.map((seed) => composeAnswer(bare, seededRandom(seed * 7919)))).toThrow(/nothing to choose/);
  });
});

describe('composeStrayAnswer', () => {
  it('answers another rule, with one element of this one at most', () => {
    for (const { text, states } of STRAYS) {
      expect(holds(text, 'Hearsay is') || holds(text, 'omega right')).toBe(true);
      expect(states).toHaveLength(gift.buzzwords.length);
      expect(states.filter((state) => state === 'present').length).toBeLessThanOrEqual(1);
      expect(states).not.toContain('contradicted');
    }
    expect(STRAYS.some(({ states }) => states.includes('present'))).toBe(true);
    expect(STRAYS.some(({ states }) => !states.includes('present'))).toBe(true);
  });

  it('has a paraphrase of what is present, which it takes from the rule, and nothing of the rest', () => {
    for (const { text, buzzword, index, state, rule } of told(STRAYS)) {
      const used = (buzzword.paraphrases ?? []).filter((wording) => holds(text, wording));
      expect(used).toHaveLength(state === 'present' ? 1 : 0);
      expect(holds(text, buzzword.phrase)).toBe(false);
      expect(rule.buzzwords[index]?.paraphrases).toEqual(
        buzzword.paraphrases?.filter((wording) => !used.includes(wording)),
      );
      expect(rule.buzzwords[index]?.misstatements).toEqual(buzzword.misstatements);
    }
  });

  it('composes the same by the same seed', () => {
    expect(composeStrayAnswer(gift, hearsay, seededRandom(5))).toEqual(
      composeStrayAnswer(gift, hearsay, seededRandom(5)),
    );
  });
});

describe('seededRandom', () => {
  it('draws evenly from 0 to 1, the same by the same seed', () => {
    const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
    const numbers = Array.from({ length: 5000 }, () => one());
    expect(numbers).toEqual(Array.from({ length: 5000 }, () => same()));
    expect(numbers[0]).not.toBe(other());
    expect(numbers[0]).toBe((7 * 1_664_525 + 1_013_904_223) / 2 ** 32);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(Math.abs(count - 500)).toBeLessThan(100);
    }
  });
});
