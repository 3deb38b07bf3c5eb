import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { DUE_CARDS_ID, NEW_CARDS_ID, type PlanTask } from './plan';

/** What a learner did on a day, whatever they had been asked. */
export type WorkOfDay = {
  /** Cards rated, each once. */
  cards: number;
  /** Of these, seen for the first time, and not because a question about them was missed. */
  newCards: number;
  /** Questions answered by topic: a subject or a practice exam. */
  answersByTopic: ReadonlyMap<string, number>;
  /** Rules written from memory, each once. */
  rules: number;
  /** Ids of essays analyzed, each once. */
  essayIds: ReadonlySet<string>;
  /** The diagnostic was finished. */
  isDiagnosticDone: boolean;
  /** No card is due any more, whatever was planned; and none is left to learn today. */
  isDueDone: boolean;
  isDeckDone: boolean;
};

/** How much of the kind of work that a task asks was done on the day; nothing tells of what is read. */
export function countWork(work: WorkOfDay, { id, kind, subject }: Pick<PlanTask, 'id' | 'kind' | 'subject'>): number {
  const about = id.slice(id.indexOf(':') + 1);
  switch (kind) {
    case 'cards':
      if (id === NEW_CARDS_ID) return work.newCards;
      if (id === DUE_CARDS_ID) return work.isDueDone ? Number.MAX_SAFE_INTEGER : work.cards - work.newCards;
      return work.isDeckDone ? Number.MAX_SAFE_INTEGER : work.cards;
    case 'diagnostic':
      return work.isDiagnosticDone ? Number.MAX_SAFE_INTEGER : 0;
    case 'questions':
      return (subject === null ? MBE_SUBJECTS : [subject]).reduce(
        (sum, topic) => sum + (work.answersByTopic.get(topic) ?? 0),
        0,
      );
    case 'practice-exam':
      return work.answersByTopic.get(about) ?? 0;
    case 'essay':
    case 'essay-review':
      return work.essayIds.has(about) ? 1 : 0;
    case 'rule-quiz':
      return work.rules;
    case 'explanation':
      return 0;
  }
}
