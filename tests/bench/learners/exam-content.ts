import { loadPack } from '@/lib/content/load-pack';
import { mbeSubjectOf } from '@/lib/content/pack';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';

/** What there is to learn; rules, issues and subjects are named by their places in the lists. */
export type ExamContent = {
  subjects: readonly { name: string; issues: readonly number[]; questions: number }[];
  /** `weight` is the issue's share of its subject's questions. */
  issues: readonly { name: string; subject: number; weight: number; rules: readonly number[] }[];
  /** In the order in which new cards come. */
  rules: readonly { subject: number; issue: number }[];
};

type CountedIssue = { name: string; subject: number; weight: number; rules: number };

/** Content with so many rules in each issue. */
export function contentOf(counted: readonly CountedIssue[], questionsOf: (subject: number) => number): ExamContent {
  const rules: { subject: number; issue: number }[] = [];
  const issues = counted.map(({ name, subject, weight, rules: count }, issue) => {
    const first = rules.length;
    for (let added = 0; added < count; added += 1) rules.push({ subject, issue });
    const all = counted.filter((other) => other.subject === subject).reduce((sum, other) => sum + other.weight, 0);
    return { name, subject, weight: weight / all, rules: Array.from({ length: count }, (_, place) => first + place) };
  });
  const subjects = MBE_SUBJECTS.map((name, subject) => ({
    name,
    issues: issues.flatMap((issue, place) => (issue.subject === subject ? [place] : [])),
    questions: questionsOf(subject),
  }));
  return { subjects, issues, rules };
}

/** The multiple-choice subjects of the default pack: its rules by issue, with the weights of the exam's outline. */
export async function contentOfPack(): Promise<ExamContent> {
  const { pack } = await loadPack('prisma/content/barwright');
  const subjectOf = (subjectId: Parameters<typeof mbeSubjectOf>[0]) => {
    const subject = mbeSubjectOf(subjectId);
    return subject === null ? -1 : MBE_SUBJECTS.indexOf(subject);
  };
  const counted = pack.issues.flatMap(({ id, subjectId, name, weight }) => {
    const rules = pack.rules.filter(({ issueId }) => issueId === id).length;
    return weight !== null && rules > 0 ? [{ name, subject: subjectOf(subjectId), weight, rules }] : [];
  });
  return contentOf(
    counted,
    (subject) => pack.questions.filter(({ subjectId }) => subjectOf(subjectId) === subject).length,
  );
}
