import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AttemptList } from './attempt-list';

const attempt = (correctCount: number) => ({
  id: `attempt-${correctCount}`,
  createdAt: '2026-03-02T12:00:00.000Z',
  mode: 'Practice',
  sources: [],
  subjects: ['Evidence'],
  totalTimeSeconds: 600,
  correctCount,
  incorrectCount: 100 - correctCount,
  isDiagnostic: false,
});

// The bounds of the profile, not those of a running quiz.
it.each([
  [58, 'Needs work', 'danger'],
  [60, 'Getting there', 'warning'],
  [79, 'Getting there', 'warning'],
  [80, 'On track', 'success'],
])('an attempt of %d percent is called %s', (percent, word, tone) => {
  const html = renderToStaticMarkup(<AttemptList attempts={[attempt(percent)]} nextBefore={null} isFirstPage />);
  expect(html).toMatch(new RegExp(`text-${tone}-ink[^>]*>${percent}% <span[^>]*>${word}<`));
});
