import { describe, expect, it, test } from 'vitest';
import { key } from '@/tests/support/coached-essay';
import { readQuestion } from './coach-questions';

describe('readQuestion', () => {
  test.each<[string, readonly string[], readonly number[]]>([
    ['What issues were missed?', ['missed'], []],
    ['What are the key arguments? What issues were missed?', ['missed', 'arguments'], []],
    ['Did I forget anything?', ['missed'], []],
    ['What are the counter-arguments?', ['counter'], []],
    ['What would the other side say', ['counter'], []],
    ['How is my structure? Is it IRAC?', ['structure'], []],
    ['Which rules should I have stated?', ['rules'], []],
    ['What buzzwords are lacking?', ['terms'], []],
    ['Did I use enough facts', ['facts'], []],
    ['Is my conclusion right?', ['conclusion'], []],
    ['Did I spend my time well?', ['time'], []],
    ['Was it better than last time?', ['score'], []],
    ['What did I do well?', ['strengths'], []],
    ['How can I raise my score', ['score'], []],
    ['How can I improve?', ['score'], []],
    ['tell me about ASSAULT', [], [0]],
    ['the apprehension tort?', [], [0]],
    ['Explain the transfer of intent.', [], [1]],
    ['what is harmful contact', [], [1]],
    ['How do I improve assault?', [], [0]],
    ['Which facts belong to transferred intent?', ['facts'], [1]],
    ['Is the court order valid?', [], []],
    ['In which order should I write?', ['structure'], []],
    ['What are the terms of the contract?', [], []],
    ['Which terms did I use?', ['terms'], []],
    ['Did title pass to the buyer?', [], []],
    ['Would this pass?', ['score'], []],
    ['hello', [], []],
    ['', [], []],
    ['¿Qué?', [], []],
  ])('%j', (query, kinds, issues) => {
    expect(readQuestion(query, key)).toEqual({ kinds, issues });
  });

  it('takes up three things at most', () => {
    expect(readQuestion('missed arguments, structure, rules, terms, facts, time, score', key).kinds).toHaveLength(3);
  });
});
