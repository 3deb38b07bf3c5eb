import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { analyzeAnswer } from '@/lib/domain/essays/analyze-essay';
import { prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { readText } from '@/lib/domain/text/read-text';
import { corpusEssay } from './corpus';

const DIRECTORY = 'tests/golden/essays';

/** An answer written by hand, graded by hand, and scored by the analysis. */
export type GoldenAnswer = {
  essay: string;
  /** 5 excellent, 4 good, 3 fair, 2 poor, 1 worthless. */
  grade: number;
  about: string;
  text: string;
  /** 0 to 100. */
  score: number;
};

type GoldenFile = { essay: string; answers: Omit<GoldenAnswer, 'essay' | 'score'>[] };

/** All hand-graded answers with their scores. */
export async function scoreGoldenEssays(): Promise<GoldenAnswer[]> {
  const names = (await readdir(DIRECTORY)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(DIRECTORY, name), 'utf8')));
  const scored = files.map(async (source) => {
    const { essay, answers }: GoldenFile = parse(source);
    const { grading } = await corpusEssay(essay);
    const key = prepareEssayKey(grading);
    return answers.map((answer) => ({
      ...answer,
      essay,
      score: analyzeAnswer(key, readText(answer.text, key.abbreviations)).score,
    }));
  });
  return (await Promise.all(scored)).flat();
}
