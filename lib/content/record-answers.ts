import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { groupBy } from '@/lib/domain/grouping/group-by';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import { type BlindReading, blindReadings, wordingOf } from './blind-review';
import { mbeSubjectOf, type Pack, type PackQuestion } from './pack';
import { type ReviewRecord, withReviewRecords } from './review-record';
import { closeness, optionLabel } from './schemas/fields';

/** What a blind reader wrote; whatever else the reader noted is ignored. */
const answersSchema = z
  .array(
    z.object({
      id: z.string(),
      answer: optionLabel,
      closeness: closeness.nullish(),
      dispute: z.string().nullish(),
    }),
  )
  .min(1);

type BlindAnswer = {
  question: PackQuestion;
  answer: OptionLabel;
  closeness: number | null;
  dispute: string | null;
};

export type RecordedAnswers = {
  /** Per multiple-choice subject; `agreed` are the key's without an objection, `disputes` a line for each other answer. */
  subjects: { subject: string; answers: number; agreed: number; disputes: string[] }[];
  /** Ids of questions that were changed after they were read; their answers are not recorded. */
  outdated: string[];
  /** Answers that name no wording and are taken to be to the present one. */
  unmarkedCount: number;
  /** Questions whose record was written. */
  writtenCount: number;
};

/** Answers that cannot be recorded, with a sentence that says why; no file was changed. */
export class RecordAnswersError extends Error {}

/**
 * Writes a reader's blind answers into the files of their questions and leaves everything else there
 * as it stands. A question is marked as reviewed on `date` (YYYY-MM-DD) once enough readers agree with
 * its key, and loses that mark when one does not. An answer with an objection is no agreement: it is
 * reported and not recorded. Recording the same answers again changes nothing.
 * @throws RecordAnswersError when the answers do not fit the pack.
 */
export async function recordAnswers(
  pack: Pack,
  { answers, reader, date }: { answers: unknown; reader: string; date: string },
): Promise<RecordedAnswers> {
  const read = parseAnswers(pack, answers);
  const current = read.answers.filter(({ question }) => !read.outdated.includes(question.id));
  const records = new Map(
    current
      .filter(({ question, answer, dispute }) => dispute === null || answer !== question.key)
      .flatMap(({ question, answer, closeness }) => {
        const record = recordWith(question, { reader, answer, closeness }, { date, required: pack.blindReaders });
        return record ? [[question, record] as const] : [];
      }),
  );
  await writeRecords(records);
  return {
    subjects: [...groupBy(current, ({ question }) => mbeSubjectOf(question.subjectId) ?? question.subjectId)].map(
      ([subject, own]) => {
        const disputes = own.filter(isDispute).map(describeDispute);
        return { subject, answers: own.length, agreed: own.length - disputes.length, disputes };
      },
    ),
    outdated: read.outdated,
    unmarkedCount: read.unmarkedCount,
    writtenCount: records.size,
  };
}

function isDispute({ question, answer, dispute }: BlindAnswer): boolean {
  return dispute !== null || answer !== question.key;
}

function describeDispute({ question, answer, dispute }: BlindAnswer): string {
  return `${question.id} key ${question.key}, answered ${answer}${dispute === null ? '' : `: ${dispute}`}`;
}

function parseAnswers(pack: Pack, answers: unknown) {
  const parsed = answersSchema.safeParse(answers);
  if (!parsed.success) throw new RecordAnswersError(`The answers do not fit:\n${z.prettifyError(parsed.error)}`);
  const questions = new Map(pack.questions.map((question) => [question.id, question]));
  const outdated: string[] = [];
  const seen = new Set<string>();
  let unmarkedCount = 0;
  const found = parsed.data.map(({ id: reference, answer, closeness = null, dispute }): BlindAnswer => {
    const [id = '', wording] = reference.split('@');
    const question = questions.get(id);
    if (!question) throw new RecordAnswersError(`The pack has no question '${id}' that can be read.`);
    if (seen.has(id)) throw new RecordAnswersError(`The answers name ${id} twice.`);
    seen.add(id);
    if (wording === undefined) unmarkedCount += 1;
    else if (wording !== wordingOf(question)) outdated.push(id);
    return { question, answer, closeness, dispute: dispute?.trim() || null };
  });
  return { answers: found, outdated, unmarkedCount };
}

/** The record of a question with one more answer; null when it holds this very answer already. */
function recordWith(
  question: PackQuestion,
  reading: BlindReading,
  { date, required }: { date: string; required: number },
): ReviewRecord | null {
  const before = blindReadings(question);
  const own = before.find(({ reader }) => reader === reading.reader);
  if (own?.answer === reading.answer) return null;
  if (own) throw new RecordAnswersError(`${own.reader} has already answered ${question.id} with ${own.answer}.`);
  const readings = [...before, reading];
  const isAgreed = readings.length >= required && readings.every(({ answer }) => answer === question.key);
  return {
    ...(isAgreed ? { reviewed: date } : {}),
    blindAnswers: readings.map(({ answer }) => answer),
    readers: readings.map(({ reader }) => reader),
    ...(readings.some(({ closeness }) => closeness !== null)
      ? { closeness: readings.map(({ closeness }) => closeness) }
      : {}),
    wording: wordingOf(question),
  };
}

/** All files are made before the first is written. */
async function writeRecords(records: ReadonlyMap<PackQuestion, ReviewRecord>): Promise<void> {
  const byFile = groupBy([...records], ([{ at }]) => at.file.path);
  const files = await Promise.all(
    [...byFile].map(async ([path, entries]) => {
      const text = await readFile(path, 'utf8');
      return { path, text: withReviewRecords(text, new Map(entries.map(([{ id }, record]) => [id, record]))) };
    }),
  );
  for (const { path, text } of files) await writeFile(path, text);
}
