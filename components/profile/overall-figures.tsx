import type { Performance } from '@/lib/contract/performance';
import { durationText, percentText } from '@/lib/domain/performance/figure-text';

/** The three figures of everything answered (specification 9.1). */
export function OverallFigures({ overallStats }: Pick<Performance, 'overallStats'>) {
  const { totalAttempts, accuracy, averageTimeSeconds } = overallStats;
  const figures = [
    ['Total Questions Attempted', totalAttempts.toLocaleString('en-US')],
    ['Overall Accuracy', percentText(accuracy)],
    ['Avg. Time / Question', durationText(averageTimeSeconds)],
  ] as const;
  return (
    <div>
      <h3 className="font-semibold">Overall Statistics</h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-3">
        {figures.map(([term, value]) => (
          <div key={term} className="rounded-md bg-sunken px-4 py-3">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
