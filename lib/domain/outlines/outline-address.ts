/** The knowledge graph of a subject; without one, the choice of subjects. */
export function outlineAddress(subjectId: string | null): string {
  return subjectId === null ? '/outlines' : `/outlines?${new URLSearchParams({ subject: subjectId })}`;
}

/** The quiz over the rules of a subject. */
export function outlineQuizAddress(subjectId: string): string {
  return `/outlines/quiz?${new URLSearchParams({ subject: subjectId })}`;
}
