// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ESSAYS_OF_OUTLINE, ISSUES_OF_OUTLINE, SUBJECTS_OF_OUTLINE } from '@/lib/domain/outlines/outline.fixture';
import { buildRuleOutline } from '@/lib/domain/outlines/rule-outline';
import { setAllOpen, showTicks } from './outline-elements';
import { OutlineSearch } from './outline-search';
import { writeOutline } from './write-outline';

const { html } = writeOutline(
  buildRuleOutline({ subjects: SUBJECTS_OF_OUTLINE, issues: ISSUES_OF_OUTLINE, essays: ESSAYS_OF_OUTLINE }),
);
let search: OutlineSearch;

beforeEach(() => {
  document.body.innerHTML = html;
  search = new OutlineSearch(document);
});

const issue = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`);
const shown = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details.issue')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

const rules = () =>
  [...document.querySelectorAll<HTMLElement>('#evi-hearsay .rule')].filter(({ hidden }) => !hidden).map(({ id }) => id);

it('opens and shows the issues of what it finds alone', () => {
  expect(search.run('imminent DEATH')).toMatchObject({ ruleCount: 1, issueCount: 1 });
  expect(shown()).toEqual(['evi-hearsay']);
  expect(issue('evi-hearsay')?.open).toBe(true);
  expect(search.run('imminent')?.first?.id).toBe('r-dying');
  expect(rules()).toEqual(['r-dying']);
});

it('finds rules by the names of their issue and topic, and issues without rules', () => {
  expect(search.run('evidence hearsay')).toMatchObject({ ruleCount: 2, issueCount: 1 });
  expect(search.run('hearsay unavailable')).toMatchObject({ ruleCount: 1 });
  expect(search.run('privileges')).toMatchObject({ ruleCount: 0, issueCount: 1 });
});

it('finds nothing where a word is missing, whatever signs it holds', () => {
  for (const query of ['imminent perpetuities', '.*', '<b>imminent', '\\']) {
    expect(search.run(query)).toEqual({ ruleCount: 0, issueCount: 0, first: null });
    expect(shown()).toEqual([]);
  }
});

it('shows everything again as it was once nothing is searched', () => {
  const duty = issue('tort-duty');
  if (duty) duty.open = true;
  search.run('hearsay');
  search.run('dying');
  expect(search.run('  ')).toBeNull();
  expect(shown()).toHaveLength(3);
  expect(rules()).toHaveLength(2);
  expect(issue('tort-duty')?.open).toBe(true);
  expect(issue('evi-hearsay')?.open).toBe(false);
});

it('opens and closes everything', () => {
  const open = () => document.querySelectorAll('details[open]').length;
  setAllOpen(document, true);
  expect(open()).toBe(3);
  setAllOpen(document, false);
  expect(open()).toBe(0);
});

it('ticks exactly the rules of the learner, and counts them in their issue', () => {
  expect(showTicks(document, new Set(['r-dying', 'gone']))).toBe(1);
  expect(issue('evi-hearsay')?.querySelector('summary')?.textContent).toContain('1 learned');
  expect(showTicks(document, new Set())).toBe(0);
  expect(issue('evi-hearsay')?.querySelector('summary')?.textContent).not.toContain('learned');
});
