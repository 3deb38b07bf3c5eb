import { describe, expect, it } from 'vitest';
import { findAbbreviation, indexAbbreviations } from './expand-abbreviations';

const INDEX = indexAbbreviations([
  { abbr: 'K', full: 'contract' },
  { abbr: 'w/o', full: 'without' },
  { abbr: '12(b)(6)', full: 'motion to dismiss for failure to state a claim' },
  { abbr: 'UCC', full: 'Uniform Commercial Code' },
  { abbr: 'PC', full: 'probable cause' },
  { abbr: 'PC', full: 'professional corporation' },
  { abbr: 'π', full: 'plaintiff' },
  { abbr: 'π', full: 'plaintiff' },
]);

describe('findAbbreviation', () => {
  it.each([
    ['the K', 'contract'],
    ['K', 'Contract'],
    ['It ended. K', 'Contract'],
    ['He said “no.” K', 'Contract'],
    ['a deed w/o', 'without'],
    ['the (UCC', 'Uniform Commercial Code'],
    ['a 12(b)(6)', 'motion to dismiss for failure to state a claim'],
    ['the π', 'plaintiff'],
  ])('writes out the end of %j', (text, full) => {
    expect(findAbbreviation(text, INDEX)?.full).toBe(full);
  });

  it.each(['', 'the k', 'OK', 'the K.', 'the K ', 'UCCs'])('leaves %j alone', (text) => {
    expect(findAbbreviation(text, INDEX)).toBeNull();
  });

  it('leaves a short form of two readings to the learner', () => {
    expect(findAbbreviation('the PC', INDEX)).toBeNull();
  });
});
