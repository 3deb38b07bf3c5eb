import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Performance } from '@/lib/contract/performance';
import { accuracyBand, BAND_WORDS, isHighlighted } from '@/lib/domain/performance/accuracy-band';
import { CLAIMED_CONFIDENCES } from '@/lib/domain/performance/constants';
import { attemptDateText, durationText, percentText } from '@/lib/domain/performance/figure-text';
import { DataTable } from './data-table';

type Topic = Performance['topicBreakdown'][number];

const COLUMNS = [
  'Topic',
  'Attempts',
  'Accuracy',
  'Avg. Time',
  <>
    Conf. Counts{' '}
    <abbr title="High / Medium / Low / Off / Unknown" className="no-underline">
      (H/M/L/O/?)
    </abbr>
  </>,
  <>
    Conf. Accuracy{' '}
    <abbr title="High / Medium / Low" className="no-underline">
      (H/M/L)
    </abbr>
  </>,
  'First / Last',
];

function AccuracyBadge({ accuracy, correctAttempts, totalAttempts }: Topic) {
  const counts = `${correctAttempts} / ${totalAttempts} Correct`;
  const band = accuracyBand(accuracy);
  return (
    <Badge tone={band} title={counts}>
      {percentText(accuracy)} <span className="font-normal">{BAND_WORDS[band]}</span>
      <VisuallyHidden>, {counts}</VisuallyHidden>
    </Badge>
  );
}

/** What was right of what each confidence claimed; bold and green where it kept its word. */
function ConfidenceAccuracy({ confidenceAccuracy }: Topic) {
  return CLAIMED_CONFIDENCES.map((confidence, index) => {
    const accuracy = confidenceAccuracy[confidence];
    return (
      <span key={confidence}>
        {index > 0 && ' / '}
        <span
          title={confidence}
          className={classNames(isHighlighted(confidence, accuracy) && 'font-bold text-success-ink')}
        >
          {percentText(accuracy)}
        </span>
      </span>
    );
  });
}

function row(topic: Topic, timeZone: string) {
  const { High, Medium, Low, Off, Unknown } = topic.confidenceCounts;
  return [
    topic.topic,
    topic.totalAttempts.toLocaleString('en-US'),
    <AccuracyBadge key="accuracy" {...topic} />,
    durationText(topic.averageTimeSeconds),
    [High, Medium, Low, Off, Unknown].join(' / '),
    <ConfidenceAccuracy key="confidence" {...topic} />,
    `${attemptDateText(topic.firstAttemptDate, timeZone)} / ${attemptDateText(topic.lastAttemptDate, timeZone)}`,
  ];
}

/** Every topic with all that is known of it. */
export function TopicTable({ topics, timeZone }: { topics: Topic[]; timeZone: string }) {
  return (
    <div className="min-w-0">
      <h3 className="break-after-avoid font-semibold">Performance by Topic</h3>
      {topics.length === 0 ? (
        <p className="mt-1 text-muted">No topic-specific data available.</p>
      ) : (
        <DataTable
          label="Performance by Topic"
          isTall
          isWide
          columns={COLUMNS}
          rows={topics.map((topic) => row(topic, timeZone))}
        />
      )}
    </div>
  );
}
