import { expect, it } from 'vitest';
import { ESSAYS_OF_OUTLINE, ISSUES_OF_OUTLINE } from '@/lib/domain/outlines/outline.fixture';
import { buildRuleOutline } from '@/lib/domain/outlines/rule-outline';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { writeOutline } from './write-outline';

const parts = { subjects: SUBJECTS, issues: ISSUES_OF_OUTLINE, essays: ESSAYS_OF_OUTLINE };
const outline = buildRuleOutline(parts);
const { html, digest } = writeOutline(outline);

it('writes every topic with its essays, and says where one has no issues', () => {
  expect(html.match(/<section class="topic"/g)).toHaveLength(13);
  expect(html).toContain('<h2 id="evidence"><span aria-hidden="true">🔍 </span>Evidence</h2><p>2 essays</p>');
  expect(html.match(/No issues found for this topic\./g)).toHaveLength(11);
});

it('closes every issue at first, and counts its rules and the essays that test it', () => {
  expect(html.match(/<details class="issue" id="[^"]+">/g)).toHaveLength(3);
  expect(html).toContain('<span class="counts">2 rules · tested in 2 essays');
  expect(html).toContain('<span class="counts">0 rules · not tested yet');
  expect(html).toContain('No rules found for this issue.');
});

it('leads from a rule to its essays by their friendly names, in a new tab', () => {
  expect(html).toContain('<a href="/essays?load=evi-1" target="_blank" rel="noopener">Evidence 1 - The Last Word</a>');
  expect(html).toContain('Exceptions › Declarant unavailable › Dying declarations');
});

it('escapes what the content holds', () => {
  expect(html).toContain('<h3>&lt;b&gt;Duty&lt;/b&gt; &amp; breach</h3>');
  expect(html).toContain('<p class="text">A &amp; B &lt; C.</p>');
  expect(html).not.toMatch(/<(b|i)>/);
});

it('is written once for an outline, and named by what it says', () => {
  expect(writeOutline(outline).html).toBe(html);
  expect(writeOutline(buildRuleOutline(parts)).digest).toBe(digest);
  expect(writeOutline(buildRuleOutline({ ...parts, issues: [] })).digest).not.toBe(digest);
});
