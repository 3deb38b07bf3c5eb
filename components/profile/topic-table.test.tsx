import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TopicTable } from './topic-table';

const topic = (accuracy: number) => ({
  topic: 'Evidence',
  totalAttempts: 100,
  correctAttempts: accuracy,
  accuracy,
  averageTimeSeconds: null,
  confidenceCounts: { High: 0, Medium: 0, Low: 0, Off: 100, Unknown: 0 },
  confidenceAccuracy: { High: null, Medium: null, Low: null },
  firstAttemptDate: '2026-03-02T12:00:00.000Z',
  lastAttemptDate: '2026-03-02T12:00:00.000Z',
});

it.each([
  [58, 'Needs work', 'danger'],
  [60, 'Getting there', 'warning'],
  [80, 'On track', 'success'],
])('a topic of %d percent is called %s, in the words and colors of the history', (percent, word, tone) => {
  const html = renderToStaticMarkup(<TopicTable topics={[topic(percent)]} timeZone="UTC" />);
  expect(html).toMatch(new RegExp(`text-${tone}-ink[^>]*>${percent}.0% <span[^>]*>${word}<`));
});
