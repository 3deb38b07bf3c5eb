import { type ReadText, readText } from '@/lib/domain/text/read-text';
import { type Steps, takeSteps } from '@/lib/domain/time/steps';
import { engagementOf, stemsIn } from './essay-facts';
import type { EssayAnalysis, EssayGrading } from './essay-grading';
import { type EssayKey, prepareEssayKey } from './essay-key';
import { gradeIssue } from './grade-issue';
import { type AnswerSentence, readAnswerInSteps } from './mentions';

/**
 * Grades an answer, given as plain text with its headings as lines, by an essay's issues. The same
 * answer always gets the same score; docs/essay-analysis.md says how it is made.
 */
export function analyzeEssay({ answer, ...grading }: EssayGrading & { answer: string }): EssayAnalysis {
  const key = prepareEssayKey(grading);
  return analyzeAnswer(key, readText(answer, key.abbreviations));
}

/** Grades an answer that has been read by a key that has been prepared: each may be used many times. */
export function analyzeAnswer(key: EssayKey, answer: ReadText): EssayAnalysis {
  return takeSteps(analyzeInSteps(key, answer));
}

/** The same in steps. */
export function* analyzeInSteps(key: EssayKey, answer: ReadText): Steps<EssayAnalysis> {
  return yield* analyzeSentencesInSteps(key, answer.text, yield* readAnswerInSteps(answer, key));
}

/** Grades an answer by what its sentences say, in steps; `text` is the answer as written. */
export function* analyzeSentencesInSteps(
  key: EssayKey,
  text: string,
  sentences: readonly AnswerSentence[],
): Steps<EssayAnalysis> {
  const prose = sentences.filter(({ isProse }) => isProse);
  const engagement = engagementOf(stemsIn(prose), key.facts);
  const graded: ReturnType<typeof gradeIssue>[] = [];
  for (const [index, issue] of key.issues.entries()) {
    yield;
    graded.push(gradeIssue(issue, index, { text, sentences, facts: key.facts, engagement }));
  }
  return {
    score: Math.round(graded.reduce((sum, { points }) => sum + points, 0)),
    maxPossibleScore: key.issues.reduce((sum, { issue }) => sum + issue.points, 0),
    feedback: graded.map(({ feedback }) => feedback),
  };
}
