const NAMED = 3;

type Filters = { sources: string[]; subjects: string[]; isDiagnostic?: boolean | undefined };

/** What a quiz is about, in a few words: its subjects, else its sources. */
export function filterTitle({ sources, subjects, isDiagnostic }: Filters): string {
  if (isDiagnostic) return 'Diagnostic';
  const names = subjects.length > 0 ? subjects : sources;
  if (names.length === 0) return 'All questions';
  if (names.length > NAMED + 1) return `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
