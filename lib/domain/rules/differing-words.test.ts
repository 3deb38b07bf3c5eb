import { describe, expect, it } from 'vitest';
import { findDifferingWords } from './differing-words';

const RULE = 'The court must order it within 14 days after entry of judgment.';

describe('the words by which a quotation differs', () => {
  it.each([
    ['nothing', RULE, [], []],
    ['another word', RULE.replace('court', 'jury'), ['court'], ['jury']],
    ['several in a row', RULE.replace('must order it', 'may refuse that'), ['must order it'], ['may refuse that']],
    ['two apart', RULE.replace('within', 'after').replace('court', 'jury'), ['court', 'within'], ['jury', 'after']],
    ['a word more', RULE.replace('order', 'never order'), [], ['never']],
    ['a word less', RULE.replace(' it', ''), ['it'], []],
    ['case and stops alone', RULE.toUpperCase().replace('.', '!'), [], []],
    ['nearly everything', 'A judge has two weeks for it.', [], []],
    ['no word at all', '...', [], []],
  ])('%s', (_, quotation, inRule, inQuotation) => {
    const [own, said] = findDifferingWords(RULE, quotation);
    expect(own.map(({ start, end }) => RULE.slice(start, end))).toEqual(inRule);
    expect(said.map(({ start, end }) => quotation.slice(start, end))).toEqual(inQuotation);
  });

  it('are none between two empty texts', () => {
    expect(findDifferingWords('', '')).toEqual([[], []]);
  });
});
