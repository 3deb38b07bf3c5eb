import { beforeAll, describe, expect, it } from 'vitest';
import { type GoldenAnswer, scoreGoldenEssays } from '../support/golden-essays';
import { rankCorrelation } from '../support/rank-correlation';

/** Share of the maximum that an answer without sentences can reach at most. */
const MOST_WITHOUT_SENTENCES = 25;

describe('hand-graded answers', () => {
  let answers: GoldenAnswer[] = [];

  beforeAll(async () => {
    answers = await scoreGoldenEssays();
  });

  it('are at least sixty, of five grades, to at least eight essays', () => {
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answers.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(answers.map(({ essay }) => essay)).size).toBeGreaterThanOrEqual(8);
  });

  it('keep their order under the analysis', () => {
    const grades = answers.map(({ grade }) => grade);
    const scores = answers.map(({ score }) => score);
    expect(rankCorrelation(grades, scores)).toBeGreaterThanOrEqual(0.9);
  });

  it('score next to nothing when they are worthless', () => {
    const worthless = answers.filter(({ grade }) => grade === 1);
    expect(Math.max(...worthless.map(({ score }) => score))).toBeLessThan(MOST_WITHOUT_SENTENCES);
  });
});
