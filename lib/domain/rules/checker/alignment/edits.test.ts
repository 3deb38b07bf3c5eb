import { describe, expect, it } from 'vitest';
import { checkRuleAnswer } from '@/lib/domain/rules/checker/check-answer';
import { examineInSteps } from '@/lib/domain/rules/checker/examine';
import type { RuleToCheck } from '@/lib/domain/rules/checker/reading/rule-reading';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import { takeSteps } from '@/lib/domain/steps/steps';
import { type Edit, findEdits } from './edits';

const rule: RuleToCheck = {
  text: `A court may grant a new trial within 28 days after entry of judgment if the verdict is against the great weight of all the evidence. Such a motion is valid only when the partnership or its debtor has signed it. A lawyer must not file it without the written consent of the client, and is then liable for the costs.`,
  buzzwords: [
    { phrase: 'grant a new trial', synonyms: [] },
    { phrase: 'great weight of all the evidence', synonyms: [] },
    { phrase: 'written consent of the client', synonyms: [] },
  ],
};
const ABBREVIATIONS = [{ abbr: 'ct', full: 'court' }];

const editsOf = (answer: string) => {
  const { comparison } = takeSteps(examineInSteps(rule, answer, ABBREVIATIONS));
  return findEdits(comparison).map(({ kind, ruleWords, answerWords }) => {
    const words = (places: readonly number[], side: 'rule' | 'answer') =>
      places.map((at) => comparison[side].words[at]?.word).join(' ');
    return `${kind}: ${words(ruleWords, 'rule')} > ${words(answerWords, 'answer')}`;
  });
};

describe('where an answer quotes the rule', () => {
  it.each<[Edit['kind'], string, string, string]>([
    ['opposed', 'court may', 'court must', 'may > must'],
    ['opposed', 'within 28 days after', 'within 28 days before', 'after > before'],
    ['opposed', 'of all the evidence', 'of some the evidence', 'all > some'],
    ['opposed', 'valid only when', 'void only when', 'valid > void'],
    ['other', 'valid only when', 'invalid only when', 'valid > invalid'],
    ['opposed', 'only when the partnership', 'only unless the partnership', 'when > unless'],
    ['opposed', 'its debtor', 'its creditor', 'debtor > creditor'],
    ['opposed', 'written consent', 'oral consent', 'written > oral'],
    ['other', 'A court may', 'A jury may', 'court > jury'],
    ['other', 'the partnership or', 'the partner or', 'partnership > partner'],
    ['other', 'partnership or its', 'partnership and its', 'or > and'],
    ['other', 'then liable', 'then immune', 'liable > immune'],
    ['other', 'great weight', 'small minority', 'great weight > small minority'],
    ['other', 'valid only when', 'valid when', 'only > '],
    ['other', 'the verdict is', 'the verdict is always', 'against > always'],
    ['omitted', 'written consent', 'consent', 'written > '],
    [
      'other',
      ' if the verdict is against the great weight of all the evidence',
      '',
      'if verdict against great weight all evidence > ',
    ],
  ])('finds what is %s: %j, %j', (kind, from, to, words) => {
    expect(rule.text).toContain(from);
    expect(editsOf(rule.text.replace(from, to))).toContain(`${kind}: ${words}`);
  });

  it.each([
    ['the text itself', (text: string) => text],
    [
      'its sentences in another order',
      (text: string) =>
        text
          .split(/(?<=\.) /)
          .toReversed()
          .join(' '),
    ],
    ['short forms', (text: string) => text.replace('A court', 'A ct').replace('must not', "mustn't")],
    [
      'other words of grammar that say the same',
      (text: string) => text.replace('may', 'can').replace('only when', 'only if'),
    ],
    ["'may not' for 'must not'", (text: string) => text.replace('must not', 'may not')],
    ['another form of a word', (text: string) => text.replace('entry of', 'entering').replace('days', 'day')],
    ['misspelt words', (text: string) => text.replace('judgment', 'judgement').replace('partnership', 'partnershp')],
    ['a sentence more, with no full stop before it', (text: string) => `${text.slice(0, -1)} only then it pays`],
    ['other articles, and none', (text: string) => text.replaceAll(/\b(?:the|an?) /gi, '')],
  ])('finds nothing in %s', (_, write) => {
    expect(editsOf(write(rule.text))).toEqual([]);
  });

  it('says nothing of an answer in words of its own', () => {
    const answer =
      'New trial: judge has 4 weeks from when judgment is entered, if the jury got it badly wrong on the evidence as a whole. Motion needs the signature of the firm or who owes it. No filing unless the client agrees in writing, otherwise the lawyer pays.';
    expect(editsOf(answer)).toEqual([]);
  });
});

describe('a edit', () => {
  const check = (from: string, to: string) => {
    const answer = rule.text.replace(from, to);
    const verdict = checkRuleAnswer({ rule, answer, abbreviations: ABBREVIATIONS });
    const asked = askedElements(verdict).map(({ phrase }) => phrase);
    return { isSure: verdict.isSure, isCorrect: verdict.isCorrect, asked };
  };

  it.each([
    ['the opposite in an element is incorrect', 'of all the evidence', 'of some the evidence', true, false, []],
    ['the opposite between elements is incorrect', 'valid only when', 'void only when', true, false, []],
    ['another word is asked about', 'A court may', 'A jury may', false, true, ['grant a new trial']],
    [
      'half an element less is asked about',
      'great weight of all the evidence',
      'great weight',
      false,
      true,
      ['great weight of all the evidence'],
    ],
    [
      'another word in a sentence without elements is asked about with the element nearest to it',
      'the partnership or',
      'the partner or',
      false,
      true,
      ['great weight of all the evidence'],
    ],
    ['a word less of many is let pass', 'great weight', 'weight', true, true, []],
  ])('%s', (_, from, to, isSure, isCorrect, asked) => {
    expect(check(from, to)).toEqual({ isSure, isCorrect, asked });
  });

  it('is quoted with what comes nearest to the element that is asked about', () => {
    const answer = rule.text.replace('the partnership or', 'the partner or');
    const [element] = askedElements(checkRuleAnswer({ rule, answer, abbreviations: ABBREVIATIONS }));
    expect(element?.quote).toBe(answer.slice(0, answer.indexOf('. A lawyer')));
  });
});
