import type { PerformanceInsights } from '@/lib/contract/performance';
import { daysOfAxis } from '@/lib/domain/performance/axis-days';
import { countText, dayText, durationText, percentText } from '@/lib/domain/performance/figure-text';
import { ChartFigure } from './chart-figure';
import { AccuracyLine, ValueBars } from './lazy-charts';
import { Section } from './section';

type Week = PerformanceInsights['trend'][number];

function weekText({ accuracy, answered, interval, weekStart }: Week): string {
  return `Week of ${dayText(weekStart)}: ${percentText(accuracy)} of ${countText(answered, 'question')}, between ${interval.low.toFixed(0)} and ${interval.high.toFixed(0)}%`;
}

function Trend({ weeks }: { weeks: Week[] }) {
  const [lone] = weeks;
  const points = weeks.map((week) => ({
    at: week.weekStart,
    accuracy: week.accuracy,
    ...week.interval,
    text: weekText(week),
  }));
  return (
    <ChartFigure
      title="Accuracy by week"
      description="Where your accuracy lies with 95% confidence: the fewer answers, the longer the bar. It does not predict a score."
      empty={lone !== undefined && weeks.length === 1 && `${weekText(lone)}. The line begins with a second week.`}
      texts={points.map(({ text }) => text)}
      columns={['Week of', 'Accuracy', '95% interval', 'Questions']}
      rows={weeks.map(({ weekStart, accuracy, interval, answered }) => [
        dayText(weekStart),
        percentText(accuracy),
        `${interval.low.toFixed(0)}–${interval.high.toFixed(0)}%`,
        String(answered),
      ])}
    >
      {(chart) => (
        <AccuracyLine
          {...chart}
          kind="days"
          points={points}
          axis={daysOfAxis(weeks.map(({ weekStart }) => weekStart))}
        />
      )}
    </ChartFigure>
  );
}

function Pace({ pace }: Pick<PerformanceInsights, 'pace'>) {
  const { sentence, targetSeconds, topics } = pace;
  const bars = topics.map(({ averageSeconds: seconds, timedAnswers: timed, topic }) => ({
    name: topic,
    value: seconds,
    tone: seconds > targetSeconds ? ('warning' as const) : ('accent' as const),
    valueText: durationText(seconds),
    text: `${topic}: ${durationText(seconds)} on average of ${countText(timed, 'answer')}`,
    row: [topic, durationText(seconds), String(timed)],
  }));
  const slowest = Math.max(targetSeconds, ...topics.map((topic) => topic.averageSeconds));
  return (
    <>
      <div>
        <h3 className="font-semibold">Pace</h3>
        <p>
          {sentence ??
            `The exam allows ${countText(targetSeconds, 'second')} per question; none of your answers has a known time yet.`}
        </p>
      </div>
      {bars.length > 0 && (
        <ChartFigure
          title="Time per question by topic"
          description={`Average minutes and seconds, the slowest topic first; the line marks the exam’s ${durationText(targetSeconds)}.`}
          height="topics"
          texts={bars.map(({ text }) => text)}
          columns={['Topic', 'Avg. time', 'Timed answers']}
          rows={bars.map(({ row }) => row)}
        >
          {(chart) => (
            <ValueBars
              {...chart}
              bars={bars}
              max={Math.ceil((slowest * 1.05) / 10) * 10}
              axisTitle="Average seconds"
              target={{ value: targetSeconds, name: `${targetSeconds} s` }}
            />
          )}
        </ChartFigure>
      )}
    </>
  );
}

/** Where accuracy and pace are going. */
export function TrendSection({ trend, pace }: Pick<PerformanceInsights, 'trend' | 'pace'>) {
  return (
    <Section id="trend" title="Trend and pace" description="Week by week, and against the exam clock.">
      {trend.length > 0 && <Trend weeks={trend} />}
      <Pace pace={pace} />
    </Section>
  );
}
