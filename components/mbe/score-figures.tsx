import { classNames } from '@/components/ui/class-names';
import { EXAM_SECONDS_PER_QUESTION } from '@/lib/domain/mbe/constants';
import { performancePercent } from '@/lib/domain/mbe/performance';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import { accuracyBand, BAND_WORDS } from '@/lib/domain/performance/accuracy-band';
import { BAND_TEXT } from './performance-looks';

type ScoreFiguresProps = {
  correctCount: number;
  incorrectCount: number;
  totalSeconds: number;
  /** Mean time to an answer; null when no time is known. */
  averageSeconds: number | null;
};

function Figure({ term, value, note, className }: { term: string; value: string; note?: string; className?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className={classNames('font-serif text-2xl font-semibold tabular-nums', className)}>
        {value}
        {note && <span className="block font-sans text-sm font-normal">{note}</span>}
      </dd>
    </div>
  );
}

function paceNote(averageSeconds: number): string {
  const exam = formatMinutesSeconds(EXAM_SECONDS_PER_QUESTION);
  return averageSeconds <= EXAM_SECONDS_PER_QUESTION
    ? `Faster than exam pace (${exam})`
    : `Slower than exam pace (${exam})`;
}

/** Score and pace of a finished quiz. */
export function ScoreFigures(props: ScoreFiguresProps) {
  const { correctCount, incorrectCount, totalSeconds, averageSeconds } = props;
  const percent = performancePercent(correctCount, correctCount + incorrectCount) ?? 0;
  const band = accuracyBand(percent);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-5">
      <Figure term="Performance" value={`${percent}%`} note={BAND_WORDS[band]} className={BAND_TEXT[band]} />
      <Figure term="Correct" value={String(correctCount)} />
      <Figure term="Incorrect" value={String(incorrectCount)} />
      <Figure term="Total time" value={formatMinutesSeconds(totalSeconds)} />
      <Figure
        term="Average per question"
        value={averageSeconds === null ? 'N/A' : formatMinutesSeconds(averageSeconds)}
        note={averageSeconds === null ? undefined : paceNote(averageSeconds)}
      />
    </dl>
  );
}
