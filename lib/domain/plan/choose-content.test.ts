import { describe, expect, it } from 'vitest';
import type { SubjectAtStake } from '@/lib/domain/performance/at-stake';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';
import { chooseEssays, chooseExplanations } from './choose-content';

describe('chooseEssays', () => {
  const essays = ['Torts 1', 'Torts 2', 'Evidence 1', 'Evidence 2', 'Contracts 1'].map((displayName) => ({
    id: displayName,
    displayName,
    minutes: 30,
    topics: [displayName.split(' ')[0] ?? '', 'Remedies'],
  }));
  const names = (analyzed: string[]) => chooseEssays(essays, new Set(analyzed)).map(({ name }) => name);

  it.each([
    [[], ['Torts 1', 'Evidence 1', 'Contracts 1', 'Torts 2', 'Evidence 2']],
    [['Torts 1'], ['Evidence 1', 'Contracts 1', 'Torts 2', 'Evidence 2']],
    [essays.map(({ id }) => id), []],
  ])('takes turns between subjects, after %j', (analyzed, left) => {
    expect(names(analyzed)).toEqual(left);
  });
});

describe('chooseExplanations', () => {
  const explanation = { aboutHtml: '', testedHtml: '', exampleHtml: '', mnemonicHtml: null };
  const issue = (id: string, weight: number): StudyIssue => ({
    id,
    name: id,
    weight,
    explanation,
    rules: [],
    questionCount: 0,
    essays: [],
  });
  const guide = new Map([
    ['torts', [issue('duty', 10), issue('breach', 30)]],
    ['evidence', [issue('hearsay', 30), { ...issue('relevance', 40), explanation: null }]],
    ['remedies', [issue('damages', 0)]],
  ]);
  const stake = (subject: string, worst: string[]) =>
    ({ subject, issues: worst.map((name) => ({ issue: name, questionsAtStake: 3 })) }) as SubjectAtStake;
  const chosen = (isRead: (id: string) => boolean) =>
    chooseExplanations({
      guide,
      subjectIds: ['evidence', 'remedies', 'torts'],
      stakes: [stake('Torts', ['duty']), stake('Evidence', [])],
      isRead,
    }).map(({ title }) => title);

  it('begins with the worst issue of the weakest subject, in turns, essay subjects last', () => {
    expect(chosen(() => false)).toEqual(['duty', 'hearsay', 'damages', 'breach']);
  });

  it('knows the stakes of an issue by its title, as readers see it', () => {
    const name = 'Fraud and duress and mistake';
    const contracts = [issue('formation', 30), { ...issue('fraud', 10), name }];
    const stakes = [stake('Contracts', ['Fraud, duress, and mistake'])];
    const all = { subjectIds: ['contracts'], stakes, isRead: () => false };
    const [first] = chooseExplanations({ guide: new Map([['contracts', contracts]]), ...all });
    expect(first?.title).toBe('Fraud, duress, and mistake');
  });

  it('leaves out what was read', () => {
    expect(chosen((id) => id === 'duty')).toEqual(['breach', 'hearsay', 'damages']);
  });
});
