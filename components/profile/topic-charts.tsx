import { PERCENT_TICKS } from '@/components/profile/charts/axis-ticks';
import type { Performance } from '@/lib/contract/performance';
import { EXAM_SECONDS_PER_QUESTION } from '@/lib/domain/mbe/constants';
import { accuracyBand } from '@/lib/domain/performance/accuracy-band';
import { countText, durationText, percentText } from '@/lib/domain/performance/figure-text';
import { ChartFigure } from './chart-figure';
import { PaceScatter, ValueBars } from './lazy-charts';

type Topics = Performance['topicBreakdown'];

export function TopicAccuracy({ topics }: { topics: Topics }) {
  const bars = topics
    .toSorted((one, other) => other.accuracy - one.accuracy)
    .map(({ topic, accuracy, totalAttempts }) => ({
      name: topic,
      value: accuracy,
      tone: accuracyBand(accuracy),
      valueText: percentText(accuracy),
      text: `${topic}: ${percentText(accuracy)}`,
      row: [topic, percentText(accuracy), String(totalAttempts)],
    }));
  return (
    <ChartFigure
      title="Accuracy by Topic"
      description="Percent answered correctly, the best topic first."
      height="topics"
      texts={bars.map(({ text }) => text)}
      columns={['Topic', 'Accuracy', 'Questions']}
      rows={bars.map(({ row }) => row)}
    >
      {(chart) => <ValueBars {...chart} bars={bars} max={100} ticks={PERCENT_TICKS} axisTitle="Accuracy (%)" />}
    </ChartFigure>
  );
}

export function TopicPace({ topics }: { topics: Topics }) {
  const points = topics.flatMap(({ topic, accuracy, averageTimeSeconds }) =>
    averageTimeSeconds === null
      ? []
      : [
          {
            name: topic,
            x: averageTimeSeconds,
            y: accuracy,
            tone: accuracyBand(accuracy),
            text: `${topic}: ${Math.round(averageTimeSeconds)} s, ${percentText(accuracy)}`,
            row: [topic, durationText(averageTimeSeconds), percentText(accuracy)],
          },
        ],
  );
  return (
    <ChartFigure
      title="Seconds per Question against Accuracy"
      description={`One point per topic; those to the right of the line take longer than the exam’s ${countText(EXAM_SECONDS_PER_QUESTION, 'second')}.`}
      height="topics"
      texts={points.map(({ text }) => text)}
      empty={points.length === 0 && 'None of these answers has a known time.'}
      columns={['Topic', 'Avg. Time', 'Accuracy']}
      rows={points.map(({ row }) => row)}
    >
      {(chart) => (
        <PaceScatter
          {...chart}
          points={points}
          target={{ value: EXAM_SECONDS_PER_QUESTION, name: `${EXAM_SECONDS_PER_QUESTION} s` }}
        />
      )}
    </ChartFigure>
  );
}
