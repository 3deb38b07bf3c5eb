import { stringify } from 'csv-stringify/sync';
import { accuracyOf, averageSecondsOf, type TopicTotal } from './figures';

type Cell = TopicTotal & { day: string; source: string };

/** A row of the file: the figures of one day, subject and source; what is not known is null. */
export function toFileRow(cell: Cell) {
  return {
    day: cell.day,
    subject: cell.topic,
    source: cell.source,
    answered: cell.answered,
    correct: cell.correct,
    accuracyPercent: accuracyOf(cell),
    averageSeconds: averageSecondsOf(cell),
    timedAnswers: cell.timedAnswers,
    highAnswered: cell.highCount,
    highCorrect: cell.highCorrect,
    mediumAnswered: cell.mediumCount,
    mediumCorrect: cell.mediumCorrect,
    lowAnswered: cell.lowCount,
    lowCorrect: cell.lowCorrect,
    offAnswered: cell.offCount,
    unknownAnswered: cell.unknownCount,
  };
}

const COLUMNS = [
  'day',
  'subject',
  'source',
  'answered',
  'correct',
  'accuracyPercent',
  'averageSeconds',
  'timedAnswers',
  'highAnswered',
  'highCorrect',
  'mediumAnswered',
  'mediumCorrect',
  'lowAnswered',
  'lowCorrect',
  'offAnswered',
  'unknownAnswered',
] as const satisfies readonly (keyof ReturnType<typeof toFileRow>)[];

/** The cells as CSV with a heading, lines ended by a line feed; what is not known is left empty. */
export function writePerformanceCsv(cells: readonly Cell[]): string {
  return stringify(cells.map(toFileRow), { header: true, columns: [...COLUMNS], record_delimiter: '\n' });
}
