import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { gradingOf } from '@/lib/content/essay-scores';
import { textOfMarkdown } from '@/lib/content/markdown';
import { analyzeAnswer } from '@/lib/domain/essays/analyze-essay';
import type { EssayAnalysis, EssayGrading } from '@/lib/domain/essays/essay-grading';
import { type EssayKey, prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { readText } from '@/lib/domain/text/read-text';
import { splitSentences } from '@/lib/domain/text/sentences';
import { corpus } from '../support/corpus';

const MOST_WITHOUT_SENTENCES = 25;

type Prepared = { id: string; key: EssayKey; grading: EssayGrading; question: string; paragraphs: string[] };

function grade(key: EssayKey, answer: string): EssayAnalysis {
  return analyzeAnswer(key, readText(answer, key.abbreviations));
}

describe('the analysis of every essay', () => {
  let essays: Prepared[] = [];
  const essayNumber = fc.nat(10_000);
  const essayAt = (number: number) => essays[number % essays.length] as Prepared;

  beforeAll(async () => {
    const pack = await corpus();
    essays = pack.essays.map((essay) => {
      const grading = gradingOf(essay, pack);
      const paragraphs = textOfMarkdown(essay.answer).split('\n\n');
      return { id: essay.id, key: prepareEssayKey(grading), grading, question: grading.question, paragraphs };
    });
  });

  /** All names, aliases and phrases that an essay is graded by. */
  function keywordsOf({ issues }: EssayGrading): string[] {
    return issues.flatMap(({ name, aliases, buzzwords }) => [
      name,
      ...aliases,
      ...buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]),
    ]);
  }

  it.each([
    ['a comma', ', '],
    ['a blank', ' '],
    ['a line', '\n'],
    ['a paragraph', '\n\n'],
    ['a full stop', '. '],
    ['the word and', ' and '],
    ['a bullet', '\n• '],
  ])('gives keywords joined by %s a quarter at most', (_, separator) => {
    for (const { id, key, grading } of essays) {
      const { score } = grade(key, keywordsOf(grading).join(separator));
      expect({ id, isLow: score <= MOST_WITHOUT_SENTENCES }).toEqual({ id, isLow: true });
    }
  });

  it('gives keywords in one sentence that says nothing a quarter at most, however often it is said', () => {
    for (const { key, grading } of essays) {
      const templates = keywordsOf(grading).map((keyword) => `The rule on ${keyword} is important here.`);
      expect(grade(key, templates.join(' ')).score).toBeLessThanOrEqual(MOST_WITHOUT_SENTENCES);
    }
  });

  it('gives an empty shell, nothing, and the question itself no point', () => {
    for (const { id, key, paragraphs, question, grading } of essays) {
      const shell = paragraphs.filter((paragraph) => !/[.!?]["'”’)]*$/.test(paragraph));
      expect({
        id,
        scores: [shell.join('\n\n'), '', '  \n\t', question].map((text) => grade(key, text).score),
      }).toEqual({
        id,
        scores: [0, 0, 0, 0],
      });
      expect(grade(key, grading.issues.map(({ name }) => name).join('\n\n')).score).toBe(0);
    }
  });

  it('adds nothing for saying everything twice, or one sentence again and again', () => {
    fc.assert(
      fc.property(essayNumber, fc.nat(30), (number, cut) => {
        const { key, paragraphs } = essayAt(number);
        const text = paragraphs.slice(cut % 5, cut + 3).join('\n\n');
        const once = grade(key, text);
        expect(grade(key, `${text}\n\n${text}`).score).toBe(once.score);
        const [first] = splitSentences(text).filter(({ end }) => text[end - 1] === '.');
        const sentence = text.slice(first?.start, first?.end);
        const saidOnce = grade(key, `${text}\n\n${sentence}`);
        expect(grade(key, `${text}\n\n${`${sentence} `.repeat(9)}`).score).toBe(saidOnce.score);
      }),
      { numRuns: 60 },
    );
  });

  it('never takes points away for another paragraph of the model answer', () => {
    fc.assert(
      fc.property(essayNumber, fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }), (number, order) => {
        const { key, paragraphs } = essayAt(number);
        let text = '';
        let before = 0;
        for (const at of order) {
          text += `\n\n${paragraphs[at % paragraphs.length]}`;
          const { score } = grade(key, text);
          expect(score).toBeGreaterThanOrEqual(before);
          before = score;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes any text: within bounds, one entry for each issue, the same every time', () => {
    fc.assert(
      fc.property(essayNumber, fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat(30), (number, noise, cut) => {
        const { key, grading, paragraphs } = essayAt(number);
        const text = `${paragraphs[cut % paragraphs.length]} ${noise}`;
        const analysis = grade(key, text);
        expect(analysis.maxPossibleScore).toBe(100);
        expect(analysis.score).toBeGreaterThanOrEqual(0);
        expect(analysis.score).toBeLessThanOrEqual(analysis.maxPossibleScore);
        expect(analysis.feedback.map(({ issue }) => issue)).toEqual(grading.issues.map(({ name }) => name));
        expect(grade(key, text)).toEqual(analysis);
      }),
      { numRuns: 150 },
    );
  });
});
