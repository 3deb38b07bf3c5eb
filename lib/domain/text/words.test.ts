import { describe, expect, it } from 'vitest';
import { scanWords } from './words';

const wordsOf = (text: string) => scanWords(text).map(({ word }) => word);

describe('scanWords', () => {
  it.each([
    ["The plaintiff's Résumé, isn't", ['the', 'plaintiff', 'resume', 'isnt']],
    ['the directors’ good-faith vote', ['the', 'directors', 'good', 'faith', 'vote']],
    [
      'co-conspirator, nonpublic, non-public, counter offer',
      ['coconspirator', 'nonpublic', 'nonpublic', 'counteroffer'],
    ],
    ['Rule 10b-5 and § 16(b)', ['rule', '10b', '5', 'and', 'section', '16', 'b']],
    ['U.S.C. at 9 a.m.', ['usc', 'at', '9', 'am']],
    ['π v. Δ, 50%', ['π', 'v', 'δ', '50', 'percent']],
    ["can't cannot won't they're", ['cant', 'cannot', 'wont', 'they']],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['fourteen days, not twenty-one', ['14', 'days', 'not', '21']],
    ['$75,000 or 75k or seventy-five thousand dollars', ['75000', 'or', '75000', 'or', '75000', 'dollars']],
    ['two hundred and fifty thousand', ['250000']],
    ['$1.5 million', ['1500000']],
    ['one half, ½, 1/2, two-thirds, three quarters', ['0.5', '0.5', '0.5', '0.6667', '0.75']],
    ['the Fourteenth, 14th and twenty-first', ['the', '14th', '14th', 'and', '21th']],
    ['two, three or four', ['2', '3', 'or', '4']],
    ['5/0 and thirty parties', ['5', '0', 'and', '30', 'parties']],
    ['Rules 14/19/20 or 19/24', ['rules', '14', '19', '20', 'or', '19', '24']],
    ['theres, whos and dont', ['there', 'who', 'and', 'dont']],
  ])('numbers in %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('tells the place of every word, a number of several words as one', () => {
    const text = 'He owes seventy-five thousand.';
    expect(scanWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'He',
      'owes',
      'seventy-five thousand',
    ]);
  });
});
