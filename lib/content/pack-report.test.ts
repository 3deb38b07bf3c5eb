import { expect, test } from 'vitest';
import { entryAt, smallPack, writePack } from '@/tests/support/small-pack';
import { loadPack } from './load-pack';
import { reportPack } from './pack-report';

test('the report counts rules checked, wordings, essays by subject and crossing, explanations, abbreviations and reviews', async () => {
  const changed = smallPack();
  entryAt(changed.rules.rules, 0).lawChecked = '2026-11-21';
  changed.essay.topics.push('torts');
  changed.explanations.explanations.pop();
  changed.wordings.wordings.pop();
  Object.assign(entryAt(changed.questions.questions, 0), { reviewed: undefined, blindAnswers: ['C'] });
  entryAt(changed.questions.questions, 1).blindAnswers = ['B'];
  const { pack } = await loadPack(await writePack(changed));

  const report = reportPack(pack).map((line) => line.trim().replace(/ {2,}/g, ' | '));
  const section = (title: string) => report.slice(report.indexOf(title) + 1);
  const row = (title: string, name: string) => section(title).find((line) => line.startsWith(`${name} | `));

  expect(section('Subjects')[0]).toBe('issues | rules | law-checked | questions | easy | medium | hard');
  expect(row('Subjects', 'Evidence')).toBe('Evidence | 2 | 2 | 1 of 2 | 4 | 0 (0%) | 4 (100%) | 0 (0%)');
  expect(section('Essays and explanations')[0]).toBe('essays | crossing | as guest | issues explained');
  expect(row('Essays and explanations', 'Evidence')).toBe('Evidence | 1 | 1 | 0 | 1 of 2');
  expect(row('Essays and explanations', 'Torts')).toBe('Torts | 0 | 0 | 1 | -');
  expect(section('Blind review')[0]).toBe('unread | one agrees | two agree | disputed | revised | reviewed');
  expect(row('Blind review', 'Evidence')).toBe('Evidence | 0 | 1 | 2 | 1 | 0 | 2 of 4');
  expect(report).toContain('Wordings of 2 elements: 6 paraphrases, 3 misstatements; rules without wordings: 1');
  expect(report).toContain('Abbreviations: 2');
  expect(report).toContain('Unreviewed questions, which are not imported: 2');
});
