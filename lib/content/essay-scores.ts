import { analyzeAnswer } from '@/lib/domain/essays/analyze-essay';
import type { EssayGrading } from '@/lib/domain/essays/essay-grading';
import { prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { readText } from '@/lib/domain/text/read-text';
import { textOfMarkdown } from './markdown';
import type { Pack, PackEssay } from './pack';

/** What the analysis gives to an essay's model answer, or to the model answer of another essay. */
export type EssayScore = {
  essay: PackEssay;
  /** The essay that the answer was written to. */
  answerOf: PackEssay;
  /** Of the essay's points, 0 to 100. */
  percent: number;
};

const scoresOfPacks = new WeakMap<Pack, EssayScore[]>();

/** Every model answer graded by every essay. The work is done once for a pack and grows with the square of its essays. */
export function scoreEssays(pack: Pack): EssayScore[] {
  const known = scoresOfPacks.get(pack);
  if (known) return known;
  const abbreviations = new AbbreviationIndex(pack.abbreviations);
  const answers = pack.essays.map((essay) => ({
    essay,
    answer: readText(textOfMarkdown(essay.answer), abbreviations),
  }));
  const scores = pack.essays.flatMap((essay) => {
    const key = prepareEssayKey(gradingOf(essay, pack));
    return answers.map(({ essay: answerOf, answer }) => {
      const { score, maxPossibleScore } = analyzeAnswer(key, answer);
      return { essay, answerOf, percent: maxPossibleScore === 0 ? 0 : (100 * score) / maxPossibleScore };
    });
  });
  scoresOfPacks.set(pack, scores);
  return scores;
}

/** All that answers to an essay of a pack are compared with. */
export function gradingOf({ question, issues }: PackEssay, pack: Pack): EssayGrading {
  const used = new Set(issues.flatMap(({ rules }) => rules));
  return {
    question: textOfMarkdown(question),
    issues,
    rules: pack.rules.filter(({ id }) => used.has(id)),
    abbreviations: pack.abbreviations,
  };
}

/** Whether a score is that of an essay's own model answer. */
export function isOwnAnswer({ essay, answerOf }: EssayScore): boolean {
  return essay === answerOf;
}
