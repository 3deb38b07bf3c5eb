import { createHash } from 'node:crypto';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { blindReadings, isDisputed, REQUIRED_BLIND_ANSWERS, wordingOf } from './blind-review';
import type { Pack, PackQuestion } from './pack';

export type BlindSheetOptions = {
  /** Who will answer: what this reader has answered already is left out. */
  reader?: string | undefined;
  /** Id of the only source to take. */
  source?: string | undefined;
  /** The only files to take, by their path. */
  file?: RegExp | undefined;
};

const INSTRUCTIONS = `# Blind review

Answer each question from its text alone. Write a JSON list with one entry for each:
\`{ "id": "<the whole heading>", "answer": "A", "closeness": 2, "dispute": "only if two options are defensible or a fact is missing: why" }\`

\`closeness\` says how close the second-best option came: 0 not at all, 1 a little, 2 it tempted, 3 nearly as good.
`;

/**
 * The questions that still want a blind answer, as Markdown without keys, explanations or rules, in an
 * their own order. Each heading names the wording, so that an answer is never taken for one to
 * another wording. Disputed questions are left out: they wait to be rewritten.
 */
export function blindSheet(
  pack: Pack,
  { reader = '', source, file }: BlindSheetOptions,
): { text: string; count: number } {
  const questions = pack.questions
    .filter((question) => wantsBlindAnswer(question, reader))
    .filter(({ sourceId }) => source === undefined || sourceId === source)
    .filter(({ at }) => file === undefined || file.test(at.file.path))
    .map((question) => ({ question, order: createHash('sha256').update(`${reader} ${question.id}`).digest('hex') }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  const text = [INSTRUCTIONS, ...questions.map(({ question }) => blindText(question))].join('\n');
  return { text, count: questions.length };
}

function wantsBlindAnswer(question: PackQuestion, reader: string): boolean {
  const readings = blindReadings(question);
  return (
    readings.length < REQUIRED_BLIND_ANSWERS &&
    !isDisputed(question) &&
    !readings.some((reading) => reading.reader === reader)
  );
}

function blindText(question: PackQuestion): string {
  const { id, passage, facts, call, options } = question;
  const paragraphs = [
    `## ${id}@${wordingOf(question)}`,
    ...(passage === undefined ? [] : [`[Passage] ${passage}`]),
    facts,
    call,
    OPTION_LABELS.map((label) => `${label}. ${options[label].text}`).join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
