import { describe, expect, it } from 'vitest';
import { buildStudyGuide, findStudyPlace, summarizeStudy } from './study-guide';

const rule = (id: string) => ({
  id,
  name: id,
  text: 'A rule.',
  explanation: '',
  example: '',
  trap: '',
  authority: [],
  note: null,
  place: [],
});
const issue = (id: string, subjectId: string, rules: string[]) => ({
  id,
  subjectId,
  name: id,
  weight: null,
  explanation: null,
  rules: rules.map(rule),
});

describe('buildStudyGuide', () => {
  const guide = buildStudyGuide({
    issues: [
      issue('evi-b', 'evidence', ['r1', 'r2']),
      issue('tort-a', 'torts', []),
      issue('evi-a', 'evidence', ['r3']),
    ],
    questionCounts: [
      { issueId: 'evi-a', count: 7 },
      { issueId: 'gone', count: 9 },
    ],
    essays: [
      { issueId: 'evi-b', id: 'e1', displayName: 'First' },
      { issueId: 'tort-a', id: 'e1', displayName: 'First' },
      { issueId: 'evi-b', id: 'e2', displayName: 'Second' },
    ],
  });

  it('keeps the issues of a subject together, in their order', () => {
    expect([...guide.keys()]).toEqual(['evidence', 'torts']);
    expect(guide.get('evidence')?.map(({ id }) => id)).toEqual(['evi-b', 'evi-a']);
  });

  it('puts questions and essays to what they test', () => {
    expect(guide.get('evidence')).toMatchObject([
      { questionCount: 0, essays: [{ id: 'e1', displayName: 'First' }, { id: 'e2' }] },
      { questionCount: 7, essays: [] },
    ]);
    expect(guide.get('torts')).toMatchObject([{ essays: [{ id: 'e1' }] }]);
  });

  it('finds an issue by its id and by those of its rules, with its neighbors', () => {
    const [first, second] = guide.get('evidence') ?? [];
    const find = (partId: string) => findStudyPlace(guide.get('evidence') ?? [], partId);
    expect(find('evi-b')).toEqual({ issue: first, previous: null, next: second, ruleId: null });
    expect(find('r2')).toEqual({ issue: first, previous: null, next: second, ruleId: 'r2' });
    expect(find('r3')).toEqual({ issue: second, previous: first, next: null, ruleId: 'r3' });
    for (const partId of ['tort-a', 'nowhere', '', '__proto__']) expect(find(partId)).toBeNull();
  });

  it('counts what a subject holds', () => {
    expect(summarizeStudy(guide.get('evidence') ?? [])).toEqual({ issueCount: 2, ruleCount: 3 });
    expect(summarizeStudy([])).toEqual({ issueCount: 0, ruleCount: 0 });
  });
});
