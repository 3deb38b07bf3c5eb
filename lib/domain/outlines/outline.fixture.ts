import type { OutlineIssue } from './graph';

export const SUBJECTS_OF_OUTLINE = [
  { id: 'torts', name: 'Torts' },
  { id: 'evidence', name: 'Evidence' },
  { id: 'remedies', name: 'Remedies' },
];

export const ESSAYS_OF_OUTLINE = [
  { id: 'evi-1', displayName: 'Evidence 1 - The Last Word' },
  { id: 'mix-1', displayName: 'Torts & Evidence' },
];

const [LAST_WORD, MIXED] = ESSAYS_OF_OUTLINE as [(typeof ESSAYS_OF_OUTLINE)[0], (typeof ESSAYS_OF_OUTLINE)[0]];

/** Two subjects with issues: one deep and tested twice, one with markup in its names, one without rules. */
export const ISSUES_OF_OUTLINE: readonly OutlineIssue[] = [
  {
    id: 'evi-hearsay',
    subjectId: 'evidence',
    name: 'Hearsay',
    subIssues: [
      { id: 'exceptions', parentId: null, name: 'Exceptions' },
      { id: 'unavailable', parentId: 'exceptions', name: 'Declarant unavailable' },
      { id: 'dying', parentId: 'unavailable', name: 'Dying declarations' },
    ],
    rules: [
      { id: 'r-hearsay', subIssueId: null, name: 'Hearsay defined', text: 'Out of court.', essays: [MIXED, LAST_WORD] },
      { id: 'r-dying', subIssueId: 'dying', name: 'Dying', text: 'Death\n\nis imminent.', essays: [LAST_WORD] },
    ],
  },
  { id: 'evi-empty', subjectId: 'evidence', name: 'Privileges', subIssues: [], rules: [] },
  {
    id: 'tort-duty',
    subjectId: 'torts',
    name: '<b>Duty</b> & breach',
    subIssues: [{ id: 'duty', parentId: null, name: 'Duty' }],
    rules: [
      { id: 'r-duty', subIssueId: 'duty', name: 'Duty <i>of care</i>', text: 'A & B < C.', essays: [MIXED] },
      { id: 'r-duty-2', subIssueId: null, name: 'Duty again', text: 'A & B < C.', essays: [] },
    ],
  },
];
