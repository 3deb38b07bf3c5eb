/** An essay as it stands in the list. */
export type ListedEssay = {
  id: string;
  displayName: string;
  year: number;
  /** Names of its subjects. */
  topics: readonly string[];
};

export type EssayFilter = {
  /** Words that the name, the subjects or the year must hold. */
  search: string;
  /** Name of a subject; null for all. */
  topic: string | null;
  year: number | null;
};

/** The essays that fit, in their order. */
export function filterEssays<E extends ListedEssay>(essays: readonly E[], { search, topic, year }: EssayFilter): E[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return essays.filter((essay) => {
    if (topic !== null && !essay.topics.includes(topic)) return false;
    if (year !== null && essay.year !== year) return false;
    const haystack = [essay.displayName, ...essay.topics, essay.year].join(' ').toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** What the list can be filtered by: subjects by name, years from the newest. */
export function essayFilterChoices(essays: readonly ListedEssay[]): { topics: string[]; years: number[] } {
  return {
    topics: [...new Set(essays.flatMap(({ topics }) => topics))].sort((a, b) => a.localeCompare(b, 'en')),
    years: [...new Set(essays.map(({ year }) => year))].sort((a, b) => b - a),
  };
}
