import { describe, expect, it } from 'vitest';
import { ESSAYS_OF_OUTLINE, ISSUES_OF_OUTLINE, SUBJECTS_OF_OUTLINE } from './outline.fixture';
import { buildRuleOutline, ruleOutlineData } from './rule-outline';

const outline = buildRuleOutline({
  subjects: SUBJECTS_OF_OUTLINE,
  issues: ISSUES_OF_OUTLINE,
  essays: ESSAYS_OF_OUTLINE,
});

describe('buildRuleOutline', () => {
  it('sorts the topics by name, and keeps those without issues', () => {
    expect(outline.topics.map(({ name, issues }) => [name, issues.length])).toEqual([
      ['Evidence', 2],
      ['Remedies', 0],
      ['Torts', 1],
    ]);
  });

  it('counts each essay once for a topic and for an issue', () => {
    expect(outline.topics.map(({ essayCount }) => essayCount)).toEqual([2, 0, 1]);
    expect(outline.topics[0]?.issues.map(({ essayIds }) => essayIds)).toEqual([['evi-1', 'mix-1'], []]);
    expect(outline).toMatchObject({ totalEssays: 2, totalRules: 4 });
  });

  it('says where a rule stands, however deep', () => {
    expect(outline.topics[0]?.issues[0]?.rules.map(({ place }) => place)).toEqual([
      [],
      ['Exceptions', 'Declarant unavailable', 'Dying declarations'],
    ]);
  });

  it('is empty without content', () => {
    expect(buildRuleOutline({ subjects: [], issues: [], essays: [] })).toEqual({
      topics: [],
      friendlyNames: {},
      totalEssays: 0,
      totalRules: 0,
    });
  });
});

describe('ruleOutlineData', () => {
  it('leads from topic and issue to the text of each rule and its essays', () => {
    const data = ruleOutlineData(outline);
    expect(data.sortedTopics).toEqual(['Evidence', 'Remedies', 'Torts']);
    expect(data.topicEssayCounts).toEqual({ Evidence: 2, Remedies: 0, Torts: 1 });
    expect(data.friendlyNames).toEqual({ 'evi-1': 'Evidence 1 - The Last Word', 'mix-1': 'Torts & Evidence' });
    expect(data.outlines.Evidence).toEqual({
      Hearsay: {
        essays: ['evi-1', 'mix-1'],
        rules_map: { 'Out of court.': ['evi-1', 'mix-1'], 'Death\n\nis imminent.': ['evi-1'] },
      },
      Privileges: { essays: [], rules_map: {} },
    });
    expect(data.outlines.Remedies).toEqual({});
  });

  it('gives rules of one text one entry', () => {
    expect(ruleOutlineData(outline).outlines.Torts?.['<b>Duty</b> & breach']?.rules_map).toEqual({
      'A & B < C.': ['mix-1'],
    });
  });
});
