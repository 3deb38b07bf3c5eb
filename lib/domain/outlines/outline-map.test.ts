import { expect, it } from 'vitest';
import { ISSUES_OF_OUTLINE, SUBJECTS_OF_OUTLINE } from './outline.fixture';
import { buildOutlineMap, placeItems } from './outline-map';

const map = buildOutlineMap({ subjects: SUBJECTS_OF_OUTLINE, issues: ISSUES_OF_OUTLINE });

it('maps courses with an outline to issues, and those to their items, in order', () => {
  expect(Object.keys(map)).toEqual(['Torts', 'Evidence']);
  expect(map.Evidence?.Privileges).toEqual([]);
  expect(map.Evidence?.Hearsay).toEqual([
    {
      subIssue: '',
      subsubIssue: '',
      ruleId: 'r-hearsay',
      ruleName: 'Hearsay defined',
      ruleContent: '<p>Out of court.</p>',
    },
    {
      subIssue: 'Exceptions',
      subsubIssue: 'Declarant unavailable › Dying declarations',
      ruleId: 'r-dying',
      ruleName: 'Dying',
      ruleContent: '<p>Death</p><p>is imminent.</p>',
    },
  ]);
});

it('escapes the text of a rule', () => {
  expect(map.Torts?.['<b>Duty</b> & breach']?.[0]?.ruleContent).toBe('<p>A &amp; B &lt; C.</p>');
});

it('gives every item its course and main issue', () => {
  expect(placeItems(map).map(({ course, mainIssue, ruleId }) => [course, mainIssue, ruleId])).toEqual([
    ['Torts', '<b>Duty</b> & breach', 'r-duty'],
    ['Torts', '<b>Duty</b> & breach', 'r-duty-2'],
    ['Evidence', 'Hearsay', 'r-hearsay'],
    ['Evidence', 'Hearsay', 'r-dying'],
  ]);
  expect(placeItems({})).toEqual([]);
});

it('takes names that objects already know for names', () => {
  const issues = [{ ...ISSUES_OF_OUTLINE[0], name: '__proto__' } as (typeof ISSUES_OF_OUTLINE)[0]];
  const odd = buildOutlineMap({ subjects: [{ id: 'evidence', name: 'constructor' }], issues });
  expect(placeItems(JSON.parse(JSON.stringify(odd)))).toMatchObject([
    { course: 'constructor', mainIssue: '__proto__', ruleId: 'r-hearsay' },
    { course: 'constructor', mainIssue: '__proto__', ruleId: 'r-dying' },
  ]);
});
