import type { MbeSubject } from '@/lib/domain/subjects/subjects';
import { mbeSubjectOf, type Pack } from './pack';

type OutlineSubIssue = { name: string; subissues?: OutlineSubIssue[] };
type SubjectOutline = { subject: MbeSubject; issues: { id: string; name: string; subissues: OutlineSubIssue[] }[] };

/** Keys of the outline file; the subject without one stands at the top level (specification 5.2). */
const OUTLINE_KEYS = {
  Torts: 'tortsOutline',
  Evidence: 'evidenceOutline',
  'Criminal Law and Procedure': 'criminalLawProcedureOutline',
  'Civil Procedure': 'civilProcedureOutline',
  Contracts: 'contractsOutline',
  'Real Property': 'realPropertyOutline',
} as const satisfies Partial<Record<MbeSubject, string>>;
const TOP_LEVEL_SUBJECT = 'Constitutional Law';

type OutlineKey = (typeof OUTLINE_KEYS)[keyof typeof OUTLINE_KEYS];

/** The file `/data/MBEOutline.json`: the taxonomy of the multiple-choice subjects, without any answer. */
export type MbeOutline = Record<OutlineKey, SubjectOutline> & SubjectOutline;

/** Draws the outline of the multiple-choice subjects from a pack's taxonomy. */
export function mbeOutlineOf(pack: Pack): MbeOutline {
  const keyed = Object.entries(OUTLINE_KEYS).map(([subject, key]) => [
    key,
    subjectOutline(pack, subject as MbeSubject),
  ]);
  return {
    ...(Object.fromEntries(keyed) as Record<OutlineKey, SubjectOutline>),
    ...subjectOutline(pack, TOP_LEVEL_SUBJECT),
  };
}

function subjectOutline(pack: Pack, subject: MbeSubject): SubjectOutline {
  return {
    subject,
    issues: pack.issues
      .filter(({ subjectId }) => mbeSubjectOf(subjectId) === subject)
      .map(({ id, name }) => ({ id, name, subissues: subIssuesUnder(pack, id, null) })),
  };
}

function subIssuesUnder(pack: Pack, issueId: string, parentId: string | null): OutlineSubIssue[] {
  return pack.subIssues
    .filter((subIssue) => subIssue.issueId === issueId && subIssue.parentId === parentId)
    .map(({ id, name }) => {
      const subissues = subIssuesUnder(pack, issueId, id);
      return subissues.length > 0 ? { name, subissues } : { name };
    });
}
