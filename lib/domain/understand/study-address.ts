/** Where the parts of what is studied stand, as paths of this site. */

/** The explanations of a subject; with the id of an issue or a rule, its place on that page. */
export function studyAddress(subjectId: string, anchor?: string): string {
  return `/understand/${encodeURIComponent(subjectId)}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`;
}

/** The flashcards of the rules of an issue or of a subject. */
export function flashcardsAddress(deck: { issueId: string } | { subjectId: string }): string {
  const name = 'issueId' in deck ? `issue:${deck.issueId}` : `subject:${deck.subjectId}`;
  return `/rule-statements?${new URLSearchParams({ deck: name })}`;
}

/** MBE practice with an issue of a multiple-choice subject ticked. */
export function questionsAddress(mbeSubject: string, issue: string): string {
  return `/questions?${new URLSearchParams({ subject: mbeSubject, subtopic: issue })}`;
}

export function essayAddress(essayId: string): string {
  return `/essays?load=${encodeURIComponent(essayId)}`;
}
