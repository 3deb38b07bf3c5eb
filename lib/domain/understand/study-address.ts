/** Where the parts of what is studied stand, as paths of this site. */

/** The issues of a subject; with the id of an issue its page, with that of a rule its place on the page of its issue. */
export function studyAddress(subjectId: string, partId?: string): string {
  const segments = partId === undefined ? [subjectId] : [subjectId, partId];
  return `/understand/${segments.map(encodeURIComponent).join('/')}`;
}

/** The flashcards of the rules of an issue or of a subject. */
export function flashcardsAddress(deck: { issueId: string } | { subjectId: string }): string {
  const name = 'issueId' in deck ? `issue:${deck.issueId}` : `subject:${deck.subjectId}`;
  return `/rule-statements?${new URLSearchParams({ deck: name })}`;
}

/** A parameter of the address of MBE practice: what the address ticks is started as well. */
export const START_PARAMETER = 'start';
/** How many questions the address asks for. */
const COUNT_PARAMETER = 'count';

/** MBE practice with an issue of a multiple-choice subject ticked. */
export function questionsAddress(mbeSubject: string, issue: string): string {
  return `/questions?${new URLSearchParams({ subject: mbeSubject, subtopic: issue })}`;
}

/** The same, started at once. */
export function startedQuestionsAddress(mbeSubject: string, issue: string): string {
  return `${questionsAddress(mbeSubject, issue)}&${START_PARAMETER}=now`;
}

/** So many questions of a multiple-choice subject, or of all of them mixed, started at once. */
export function subjectQuestionsAddress(mbeSubject: string | null, count: number): string {
  return `/questions?${new URLSearchParams({ ...(mbeSubject !== null && { subject: mbeSubject }), [COUNT_PARAMETER]: String(count), [START_PARAMETER]: 'now' })}`;
}

/** What `START_PARAMETER` says for the diagnostic. */
export const START_DIAGNOSTIC = 'diagnostic';

/** The diagnostic, started at once, or taken up where it was left. */
export function diagnosticAddress(): string {
  return `/questions?${START_PARAMETER}=${START_DIAGNOSTIC}`;
}

/** A practice exam by its name, ready to be started under the exam's conditions. */
export function practiceExamAddress(name: string): string {
  return `/questions?${new URLSearchParams({ source: name })}`;
}

/** The flashcards that are due. */
export function dueCardsAddress(): string {
  return '/rule-statements?deck=due';
}

/** Parameter of the address of a deck: how many of its cards one run takes. */
export const CARDS_PARAMETER = 'cards';

/** So many of the flashcards of a subject that were never reviewed. */
export function newCardsAddress(subjectId: string, count: number): string {
  return `/rule-statements?${new URLSearchParams({ deck: `new:${subjectId}`, [CARDS_PARAMETER]: String(count) })}`;
}

/** The same address with so many cards where it names a number of them, and as it is where it names none. */
export function withCards(address: string, count: number): string {
  return address.replace(new RegExp(`(?<=[?&]${CARDS_PARAMETER}=)\\d+`), String(count));
}

/** The flashcards that a learner wrote, all of them or those of a deck. */
export function ownCardsAddress(deck: string): string {
  return `/rule-statements?${new URLSearchParams({ deck: deck === '' ? 'own' : `own:${deck}` })}`;
}

/** The parameter of essay practice that names an essay. */
export const ESSAY_PARAMETER = 'load';

export function essayAddress(essayId: string): string {
  return `/essays?${ESSAY_PARAMETER}=${encodeURIComponent(essayId)}`;
}

/** A question in the review of an attempt, by its place in it, from 1. */
export function attemptQuestionAddress(attemptId: string, position: number): string {
  return `/questions/history/${encodeURIComponent(attemptId)}#question-${position}`;
}
