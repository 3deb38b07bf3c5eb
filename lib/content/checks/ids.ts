import { problemAt } from '@/lib/content/source-file';
import type { SubjectId } from '@/lib/domain/subjects/subjects';
import type { Check } from './check';

/** What the ids of a subject's issues, sub-issues, rules and essays begin with. */
export const ID_PREFIXES: Record<SubjectId, string> = {
  'business-associations': 'ba',
  'civil-procedure': 'civ',
  'community-property': 'cp',
  constitutional: 'con',
  contracts: 'k',
  'criminal-law': 'crim',
  'criminal-procedure': 'cpro',
  evidence: 'evi',
  'professional-responsibility': 'pr',
  'real-property': 'prop',
  remedies: 'rem',
  torts: 'tort',
  'wills-and-trusts': 'wt',
};

/** An id says which subject it belongs to, so that authors of two subjects never take the same. */
export const idPrefixes: Check = {
  name: 'id-prefix',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) => {
    const subjects = new Map(pack.issues.map(({ id, subjectId }) => [id, subjectId]));
    const expected = [
      ...pack.issues.map(({ id, subjectId, at }) => ({ id, at, prefix: `${ID_PREFIXES[subjectId]}-` })),
      ...pack.subIssues.flatMap(({ id, issueId, at }) => {
        const subjectId = subjects.get(issueId);
        return subjectId ? [{ id, at, prefix: `${ID_PREFIXES[subjectId]}-` }] : [];
      }),
      ...pack.essays.flatMap(({ id, topics: [home], issues, at }) => [
        ...(home ? [{ id, at, prefix: `${ID_PREFIXES[home]}-essay-` }] : []),
        ...issues.map((issue, index) => ({
          id: issue.id,
          at: { file: at.file, path: ['issues', index] },
          prefix: `${id}-`,
        })),
      ]),
      ...pack.abbreviations.map(({ id, at }) => ({ id, at, prefix: 'abbr-' })),
      ...pack.rules.map(({ id, subjectId, at }) => ({ id, at, prefix: `${ID_PREFIXES[subjectId]}-rule-` })),
    ];
    return expected
      .filter(({ id, prefix }) => !id.startsWith(prefix))
      .map(({ id, prefix, at }) => problemAt(at, `The id '${id}' must begin with '${prefix}'.`, 'id'));
  },
};
