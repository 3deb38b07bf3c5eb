import type { SubjectAtStake } from '@/lib/domain/performance/at-stake';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { studyAddress } from '@/lib/domain/understand/study-address';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';
import type { PlannedEssay } from './plan';

type ListedEssay = { id: string; displayName: string; minutes: number; topics: readonly string[] };

/** Essays not analyzed yet, in turns of their home subjects: first a subject of which least was written. */
export function chooseEssays(essays: readonly ListedEssay[], analyzed: ReadonlySet<string>): PlannedEssay[] {
  const written = new Map<string, number>();
  const homeOf = ({ topics }: ListedEssay) => topics[0] ?? '';
  for (const essay of essays) {
    if (analyzed.has(essay.id)) written.set(homeOf(essay), (written.get(homeOf(essay)) ?? 0) + 1);
  }
  return essays
    .filter(({ id }) => !analyzed.has(id))
    .map((essay, place) => {
      const turn = written.get(homeOf(essay)) ?? 0;
      written.set(homeOf(essay), turn + 1);
      return { essay, turn, place };
    })
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .map(({ essay: { id, displayName, minutes } }) => ({ id, name: displayName, minutes }));
}

/** Subjects by what is at stake in them, most first; those of essays alone last. */
export function weakestFirst(subjectIds: readonly string[], stakes: readonly SubjectAtStake[]): string[] {
  const rankOf = (subjectId: string) => {
    const mbe = SUBJECTS.find(({ id }) => id === subjectId)?.mbe;
    const rank = stakes.findIndex(({ subject }) => subject === mbe);
    return rank < 0 ? stakes.length : rank;
  };
  return [...new Set(subjectIds)].sort((a, b) => rankOf(a) - rankOf(b));
}

type Explanations = {
  guide: ReadonlyMap<string, readonly StudyIssue[]>;
  /** Of the exam. */
  subjectIds: readonly string[];
  /** What is at stake most first. */
  stakes: readonly SubjectAtStake[];
  isRead: (issueId: string) => boolean;
};

/** Explanations not read yet: of every subject its worst or heaviest issue, the weakest subject first, then the next. */
export function chooseExplanations({
  guide,
  subjectIds,
  stakes,
  isRead,
}: Explanations): { title: string; href: string }[] {
  // The stakes name issues as readers see them.
  const stakeByTitle = new Map(
    stakes.flatMap(({ issues }) => issues.map(({ issue, questionsAtStake }) => [issue, questionsAtStake])),
  );
  const stakeOf = ({ name }: StudyIssue) => stakeByTitle.get(topicTitle(name)) ?? 0;
  return weakestFirst(subjectIds, stakes)
    .flatMap((subjectId, rank) =>
      (guide.get(subjectId) ?? [])
        .filter(({ id, explanation }) => explanation !== null && !isRead(id))
        .sort((a, b) => stakeOf(b) - stakeOf(a) || (b.weight ?? 0) - (a.weight ?? 0))
        .map(({ id, name }, turn) => ({ turn, rank, title: topicTitle(name), href: studyAddress(subjectId, id) })),
    )
    .sort((a, b) => a.turn - b.turn || a.rank - b.rank)
    .map(({ title, href }) => ({ title, href }));
}
