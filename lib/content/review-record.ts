import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Pair, stringify, type YAMLMap } from 'yaml';
import type { QuestionEntry } from './schemas/questions-schema';
import { parseSourceFile } from './source-file';

/** What the blind review says of a question; a field that is missing is removed from the file. */
export type ReviewRecord = Pick<QuestionEntry, 'reviewed' | 'blindAnswers' | 'readers' | 'closeness' | 'wording'>;

const RECORD_FIELDS = [
  'reviewed',
  'blindAnswers',
  'readers',
  'closeness',
  'wording',
] as const satisfies (keyof ReviewRecord)[];

/** Puts records into the text of a file of questions, each below its question's key; all else stays as it is. */
export function withReviewRecords(text: string, records: ReadonlyMap<string, ReviewRecord>): string {
  const { file, data } = parseSourceFile('', text);
  const questions: unknown = file.document.get('questions', true);
  const edits = (isSeq(questions) ? questions.items : [])
    .filter((item) => isMap(item))
    .flatMap((question) => {
      const record = records.get(String(question.get('id')));
      return record ? recordEdits(text, question, record) : [];
    });
  let edited = text;
  for (const { start, end, replacement } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    edited = edited.slice(0, start) + replacement + edited.slice(end);
  }
  if (!isDeepStrictEqual(parseSourceFile('', edited).data, withRecords(data, records))) {
    throw new Error('A question is written in a way that its review record cannot be put into.');
  }
  return edited;
}

type Edit = { start: number; end: number; replacement: string };

function recordEdits(text: string, question: YAMLMap, record: ReviewRecord): Edit[] {
  const lines = question.items.map((pair) => ({
    key: isScalar(pair.key) ? pair.key.value : null,
    ...linesOf(text, pair),
  }));
  const keyLine = lines.find(({ key }) => key === 'key');
  const removals = lines.filter(({ key }) => RECORD_FIELDS.some((field) => field === key));
  const indent = ' '.repeat(keyLine ? keyLine.column : 0);
  const place = keyLine?.end ?? 0;
  const added = RECORD_FIELDS.filter((field) => record[field] !== undefined).map(
    (field) => `${indent}${field}: ${inFlow(record[field])}\n`,
  );
  return [
    ...removals.map(({ start, end }) => ({ start, end, replacement: '' })),
    { start: place, end: place, replacement: (text[place - 1] === '\n' ? '' : '\n') + added.join('') },
  ];
}

/** The whole lines of a field, in offsets, and where on the first of them the field begins. */
function linesOf(text: string, { key, value }: Pair): { start: number; end: number; column: number } {
  const keyStart = (isNode(key) && key.range?.[0]) || 0;
  const valueEnd = (isNode(value) && value.range?.[1]) || keyStart;
  const start = text.lastIndexOf('\n', keyStart - 1) + 1;
  const lineEnd = text[valueEnd - 1] === '\n' ? valueEnd - 1 : text.indexOf('\n', valueEnd);
  return { start, end: lineEnd < 0 ? text.length : lineEnd + 1, column: keyStart - start };
}

/** A value on one line, the way people write lists of letters. */
function inFlow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
}

function withRecords(data: unknown, records: ReadonlyMap<string, ReviewRecord>): unknown {
  const file = data as { questions: ({ id: string } & Record<string, unknown>)[] };
  return {
    ...file,
    questions: file.questions.map((question) => {
      const record = records.get(question.id);
      if (!record) return question;
      const rest = Object.entries(question).filter(([field]) => !RECORD_FIELDS.some((name) => name === field));
      return { ...Object.fromEntries(rest), ...record };
    }),
  };
}
