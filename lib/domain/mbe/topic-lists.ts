/** A question source with its topics, as `GET /questions/sources` lists it. */
export type SourceWithTopics = { name: string; topics: { name: string; questionsLoaded: number }[] };

export type Counted = { name: string; count: number };

/** Whether a name is that of an exam, as those of topics that are no subjects are. */
export function isExamName(name: string): boolean {
  return /exam/i.test(name);
}

/**
 * The topics of all sources with their questions summed, in order of name: exam-named topics (a
 * name containing 'exam' in any case) apart from the regular subjects.
 */
export function topicLists(sources: SourceWithTopics[]): { subjects: Counted[]; exams: Counted[] } {
  const counts = new Map<string, number>();
  for (const { name, questionsLoaded } of sources.flatMap(({ topics }) => topics)) {
    counts.set(name, (counts.get(name) ?? 0) + questionsLoaded);
  }
  const topics = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return {
    subjects: topics.filter(({ name }) => !isExamName(name)),
    exams: topics.filter(({ name }) => isExamName(name)),
  };
}

/** Each source with the questions of all its topics summed. */
export function sourceList(sources: SourceWithTopics[]): Counted[] {
  return sources.map(({ name, topics }) => ({
    name,
    count: topics.reduce((sum, { questionsLoaded }) => sum + questionsLoaded, 0),
  }));
}
