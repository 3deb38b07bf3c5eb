import { describe, expect, it } from 'vitest';
import { reversedWord, stemOf } from './stem';

describe('stemOf', () => {
  it.each([
    'negligence negligent negligently',
    'gross grossly',
    'liable liability',
    'convey conveyed conveyance',
    'buy bought',
    'sell sold sale',
    'intend intent intention intentional',
    'deliver delivery delivered',
    'apply applies application applicable',
    'conspire conspiracy conspirator',
    'ratify ratified ratification',
    'deny denies denial',
    'revoke revoked revocation',
    'publish published publication',
  ])('brings together %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    'consider consideration',
    'defend defendant',
    'mortgagor mortgagee mortgage',
    'communicate community',
    'state statement statute',
    'principal principle',
    'public publish',
    'execute executive',
  ])('keeps apart %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(words.split(' ').length);
  });
});

describe('reversedWord', () => {
  it.each([
    ['inadmissible', 'admissible'],
    ['unenforceable', 'enforceable'],
    ['irrelevant', 'relevant'],
    ['involuntary', null],
    ['unconscionable', null],
    ['interest', null],
    ['admissible', null],
  ])('of %s is %s', (word, base) => {
    expect(reversedWord(word)).toBe(base);
  });
});
