import type { PerformanceInsights } from '@/lib/contract/performance';
import { countText, percentText } from '@/lib/domain/performance/figure-text';
import { ChartFigure } from './chart-figure';
import type { FigureFilters } from './figure-filters';
import { AccuracyLine } from './lazy-charts';
import { MisjudgedList } from './misjudged-list';
import { Section } from './section';

type Calibration = PerformanceInsights['calibration'];

function rangeText(interval: { low: number; high: number } | null): string {
  return interval ? `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%` : 'N/A';
}

function CalibrationCurve({ levels, unrated }: Calibration) {
  const rising = levels.toReversed();
  const points = rising.flatMap(({ confidence, accuracy, answered, interval }) =>
    accuracy === null
      ? []
      : [
          {
            at: confidence,
            accuracy,
            ...(interval && { low: interval.low, high: interval.high }),
            text: `${confidence}: ${percentText(accuracy)} right of ${countText(answered, 'answer')}`,
          },
        ],
  );
  return (
    <ChartFigure
      title="Confidence against accuracy"
      description="How often you are right at each level of confidence, with its 95% interval. If you judge yourself well, the line rises from left to right."
      texts={points.map(({ text }) => text)}
      columns={['Confidence', 'Accuracy', '95% interval', 'Answers']}
      rows={[
        ...levels.map(({ confidence, accuracy, interval, answered }) => [
          confidence,
          percentText(accuracy),
          rangeText(interval),
          String(answered),
        ]),
        ['Off or unknown', percentText(unrated.accuracy), '', String(unrated.answered)],
      ]}
    >
      {(chart) => (
        <AccuracyLine {...chart} kind="names" points={points} axis={rising.map(({ confidence }) => confidence)} />
      )}
    </ChartFigure>
  );
}

type ConfidenceSectionProps = { calibration: Calibration; filters: FigureFilters; timeZone: string };

/** How well the learner knows what they know. */
export function ConfidenceSection({ calibration, filters, timeZone }: ConfidenceSectionProps) {
  const { confidentMistakes, luckyGuesses, levels, sentence } = calibration;
  const hasClaims = levels.some(({ answered }) => answered > 0);
  return (
    <Section id="confidence" title="Confidence" description="Whether you are right when you feel right.">
      <p className="reading font-semibold">
        {sentence ??
          'Set your confidence before you submit an answer: with more answers, this page says how far to trust it.'}
      </p>
      {hasClaims && (
        <div className="max-w-2xl">
          <CalibrationCurve {...calibration} />
        </div>
      )}
      <MisjudgedList
        key={`mistakes ${JSON.stringify(filters)}`}
        kind="confident-mistake"
        title="Confident mistakes"
        explanation="High confidence, wrong answer: what you believe and should not. Most worth relearning."
        count={confidentMistakes}
        filters={filters}
        timeZone={timeZone}
      />
      <MisjudgedList
        key={`guesses ${JSON.stringify(filters)}`}
        kind="lucky-guess"
        title="Lucky guesses"
        explanation="Low confidence, right answer: points that may not come again."
        count={luckyGuesses}
        filters={filters}
        timeZone={timeZone}
      />
    </Section>
  );
}
