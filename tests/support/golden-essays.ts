import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { analyzeAnswer } from '@/lib/domain/essays/analyze-essay';
import { prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { readText } from '@/lib/domain/text/read-text';
import { corpusEssay } from './corpus';

const DIRECTORY = 'tests/golden/essays';
const UNSEEN = 'tests/golden/unseen-essay-answers.yaml';

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

/** An answer that nothing was chosen by, graded by two readers who did not know the analysis. */
export type UnseenAnswer = {
  essay: string;
  text: string;
  /** What each of the two would give, of 100. */
  percents: [number, number];
  /** What the analysis gives, 0 to 100. */
  score: number;
};

/** The answers that are set apart, with their scores. */
export async function scoreUnseenEssays(): Promise<UnseenAnswer[]> {
  const { answers }: { answers: Omit<UnseenAnswer, 'score'>[] } = parse(await readFile(UNSEEN, 'utf8'));
  const scored: UnseenAnswer[] = [];
  for (const answer of answers) scored.push({ ...answer, score: await scoreOf(answer) });
  return scored;
}

async function scoreOf({ essay, text }: { essay: string; text: string }): Promise<number> {
  const { grading } = await corpusEssay(essay);
  const key = prepareEssayKey(grading);
  return analyzeAnswer(key, readText(text, key.abbreviations)).score;
}

type GoldenFile = { essay: string; answers: Omit<GoldenAnswer, 'essay' | 'score'>[] };

/** All hand-graded answers with their scores. */
export async function scoreGoldenEssays(): Promise<GoldenAnswer[]> {
  const names = (await readdir(DIRECTORY)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(DIRECTORY, name), 'utf8')));
  const scored = files.map(async (source) => {
    const { essay, answers }: GoldenFile = parse(source);
    return await Promise.all(
      answers.map(async (answer) => ({ ...answer, essay, score: await scoreOf({ essay, text: answer.text }) })),
    );
  });
  return (await Promise.all(scored)).flat();
}
