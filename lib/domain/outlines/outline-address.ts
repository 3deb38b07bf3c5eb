/** The knowledge graph of a subject; without one, the choice of subjects. */
export function outlineAddress(subjectId: string | null): string {
  return subjectId === null ? '/outlines' : `/outlines?${new URLSearchParams({ subject: subjectId })}`;
}
