import type { TopicTotal } from './figures';
import type { PracticeMap } from './practice-map';

/** The total of a topic: ten answers, six right, none rated, unless `over` says otherwise. */
export function topicTotal(topic: string, over: Partial<TopicTotal> = {}): TopicTotal {
  const total = {
    topic,
    answered: 10,
    correct: 6,
    timeSeconds: 1_000,
    timedAnswers: 10,
    highCount: 0,
    highCorrect: 0,
    mediumCount: 0,
    mediumCorrect: 0,
    lowCount: 0,
    lowCorrect: 0,
    unknownCount: 0,
    firstAnsweredAtMs: Date.UTC(2026, 9, 1),
    lastAnsweredAtMs: Date.UTC(2026, 10, 20),
    ...over,
  };
  const rated = total.highCount + total.mediumCount + total.lowCount + total.unknownCount;
  return { offCount: total.answered - rated, ...total };
}

/** Two issues in Evidence and one in Torts; Hearsay has exceptions, and dying declarations among them. */
export const MAP: PracticeMap = {
  places: new Map(
    [
      ...places('definition', 10, 'hearsay', 'definition', ['rule-definition']),
      ...places('exception', 10, 'hearsay', 'exceptions', ['rule-exception', 'rule-definition']),
      ...places('dying', 10, 'hearsay', 'dying', ['rule-dying', 'rule-exception']),
      ...places('relevance', 10, 'relevance', null, ['rule-relevance']),
      ...places('duty', 10, 'negligence', null, ['rule-duty']),
    ].map(({ id, ...place }) => [id, place]),
  ),
  issues: new Map(
    [
      { id: 'hearsay', name: 'Hearsay', subject: 'Evidence', weight: 25 },
      { id: 'relevance', name: 'Relevance', subject: 'Evidence', weight: 75 },
      { id: 'negligence', name: 'Negligence', subject: 'Torts', weight: 50 },
    ].map((issue) => [issue.id, issue]),
  ),
  subIssues: new Map([
    ['definition', { name: 'Definition', parentId: null }],
    ['exceptions', { name: 'Exceptions', parentId: null }],
    ['dying', { name: 'Dying declarations', parentId: 'exceptions' }],
  ]),
};

function places(prefix: string, count: number, issueId: string, subIssueId: string | null, ruleIds: string[]) {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index + 1}`, issueId, subIssueId, ruleIds }));
}

/** Ids of the first `count` questions of a place. */
export const first = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
