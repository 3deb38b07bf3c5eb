import 'server-only';
import { createHash } from 'node:crypto';
import { insertAnalysis } from '@/lib/db/essay-analysis-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { analyzeInSteps } from '@/lib/domain/essays/analyze-essay';
import { countWords } from '@/lib/domain/essays/count-words';
import type { EssayAnalysis } from '@/lib/domain/essays/essay-grading';
import { gradedPart } from '@/lib/domain/essays/graded-part';
import { ANSWER_TOO_LARGE, MAX_ANSWER_BYTES, MAX_KEPT_ANALYSES } from '@/lib/domain/essays/limits';
import { readTextInSteps } from '@/lib/domain/text/read-text';
import { learnerMoment } from '@/lib/services/memorize/learner-moment';
import { inTurns } from '@/lib/services/turns/in-turns';
import { currentEssays, type Essay } from './current-essays';
import { requireDraftPlace } from './require-draft-place';
import { requireEssay } from './require-essay';

/** What the analysis makes of an answer: of its beginning, where it is very long. Others get their turn between its steps. */
export async function gradeAnswer(essay: Essay, text: string): Promise<EssayAnalysis> {
  const { abbreviationIndex } = await currentEssays();
  const key = essay.key();
  const answer = await inTurns(readTextInSteps(gradedPart(text), abbreviationIndex));
  return inTurns(analyzeInSteps(key, answer));
}

type Answer = {
  userId: string;
  essayId: string;
  examId: string | undefined;
  text: string;
  nowMs: number;
};

type Asked = Answer & {
  /** IANA name of the zone of the browser. */
  timeZone?: string | undefined;
};

/** Analyzes an answer that the learner wants judged. Throws as `keepAnalysis`, and 'invalid_input' for an unknown time zone. */
export async function analyzeEssayAnswer({ timeZone, ...answer }: Asked) {
  const { day } = await learnerMoment(answer.userId, answer.nowMs, timeZone);
  return keepAnalysis({ ...answer, day });
}

type Kept = Answer & {
  /** The learner's own day on which they asked for it, YYYY-MM-DD; null when nobody did. */
  day: string | null;
};

/**
 * Grades an answer and keeps what it got; the same text twice in a row is kept once. Throws
 * 'invalid_input' for an answer without a word, 'too_large' above 250 KB, 'unauthenticated' when the
 * account is gone; else as `requireDraftPlace`.
 */
export async function keepAnalysis({ userId, essayId, examId, text, nowMs, day }: Kept) {
  if (Buffer.byteLength(text) > MAX_ANSWER_BYTES) {
    throw new AppError('too_large', ANSWER_TOO_LARGE);
  }
  const wordCount = countWords(text);
  if (wordCount === 0) throw new AppError('invalid_input', 'Write an answer before you analyze it.');
  const place = await requireDraftPlace({ userId, essayId, examId });
  const { score, maxPossibleScore, feedback } = await gradeAnswer(await requireEssay(essayId), text);
  const stored = await insertAnalysis({
    ...place,
    textDigest: digestOf(text),
    wordCount,
    score,
    maxPossibleScore,
    feedback,
    nowMs,
    day,
    maxKept: MAX_KEPT_ANALYSES,
  });
  if (!stored) throw new AppError('unauthenticated', 'Please log in to continue.');
  return {
    ...stored,
    examId: place.examId,
    wordCount,
    score,
    maxPossibleScore,
    feedback,
    isCut: gradedPart(text).length < text.length,
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
