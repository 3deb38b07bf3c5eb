import { createHash } from 'node:crypto';
import { OPTION_LABELS, type OptionLabel } from '@/lib/domain/mbe/constants';
import type { PackQuestion } from './pack';

/** As many blind answers as every question gets in the end. */
export const REQUIRED_BLIND_ANSWERS = 2;

type ReadText = Pick<PackQuestion, 'passage' | 'facts' | 'call' | 'options'>;
type ReviewedQuestion = PackQuestion & { reviewed: string };
type ReviewRecord = Pick<PackQuestion, 'key' | 'reviewed' | 'blindAnswers' | 'readers' | 'closeness' | 'wording'>;

/** What one blind reader made of a question. */
export type BlindReading = {
  reader: string;
  answer: OptionLabel;
  /** How close the second-best option came, 0 to 3; null where the reader did not say. */
  closeness: number | null;
};

/**
 * Fingerprint of all that a blind reader sees of a question, eight hexadecimal digits: another wording
 * has another one, another line break has not.
 */
export function wordingOf({ passage = '', facts, call, options }: ReadText): string {
  const texts = [passage, facts, call, ...OPTION_LABELS.map((label) => options[label].text)];
  const folded = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 8);
}

/** Whether the recorded answers are to an earlier wording. A record that names none is of the present one. */
export function isOutdated(question: ReadText & ReviewRecord): boolean {
  return question.wording !== undefined && question.wording !== wordingOf(question);
}

/** Each reader with the answer to the question as it stands; readers that the record does not name are numbered. */
export function blindReadings(question: ReadText & ReviewRecord): BlindReading[] {
  if (isOutdated(question)) return [];
  return (question.blindAnswers ?? []).map((answer, index) => ({
    reader: question.readers?.[index] ?? `unnamed ${index + 1}`,
    answer,
    closeness: question.closeness?.[index] ?? null,
  }));
}

/** Whether a blind reader of the present wording answered otherwise than the key. */
export function isDisputed(question: ReadText & ReviewRecord): boolean {
  return blindReadings(question).some(({ answer }) => answer !== question.key);
}

/** Whether so many readers of the present wording have answered a question, and all of them as its key does. */
export function hasAgreement(question: ReadText & ReviewRecord, readers: number): boolean {
  return !isDisputed(question) && blindReadings(question).length >= readers;
}

/** Whether a question may be imported: its review is recorded, and enough independent readers agree. */
export function isReviewed(question: PackQuestion, readers: number): question is ReviewedQuestion {
  return question.reviewed !== undefined && hasAgreement(question, readers);
}
