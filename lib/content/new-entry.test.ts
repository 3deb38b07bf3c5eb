import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { smallPack, writePack } from '@/tests/support/small-pack';
import { type NewEntry, NewEntryError } from './entry-drafts';
import { loadPack } from './load-pack';
import { addEntry } from './new-entry';

async function add(entry: NewEntry, overrides: Record<string, string> = {}) {
  const packDirectory = await writePack(smallPack(), overrides);
  const { pack } = await loadPack(packDirectory);
  const added = await addEntry({ packDirectory, pack }, entry);
  const { problems } = await loadPack(packDirectory);
  return { ...added, packDirectory, messages: problems.map(({ message }) => message) };
}

describe('addEntry', () => {
  test('appends a blank question with the next number, and names every blank left to fill', async () => {
    const { id, path, line, packDirectory, messages } = await add({
      kind: 'question',
      subject: 'evidence',
      source: 'core',
      subissue: 'evi-hearsay-definition',
    });
    expect(id).toBe('evi-core-005');
    expect(path).toBe(join(packDirectory, 'questions/core/evidence.yaml'));
    expect((await readFile(path, 'utf8')).split('\n')[line - 1]).toBe('  - id: evi-core-005');
    expect(messages).toContain('evi-core-005: facts is empty.');
    expect(messages).toContain('evi-core-005: options.A.text is empty.');
    expect(messages.every((message) => message.startsWith('evi-core-005: '))).toBe(true);
  });

  test('begins a file for a practice exam', async () => {
    const { id, path, packDirectory } = await add({
      kind: 'question',
      subject: 'evidence',
      source: 'core',
      topic: 'Practice Exam 1',
    });
    expect(path).toBe(join(packDirectory, 'questions/core/practice-exam-1-evidence.yaml'));
    expect(id).toBe('evi-core-005');
    expect(await readFile(path, 'utf8')).toMatch(
      /^source: core\ntopic: Practice Exam 1\nquestions:\n {2}- id: evi-core-005\n/,
    );
  });

  test('makes an id from the name of a rule, and another one when it is taken', async () => {
    const rule = { kind: 'rule', subject: 'evidence', source: 'rule-book' } as const;
    expect((await add({ ...rule, name: 'Rule 403: unfair prejudice' })).id).toBe('evi-rule-rule-403-unfair-prejudice');
    const { id, messages } = await add({ ...rule, name: 'Relevance' });
    expect(id).toBe('evi-rule-relevance-2');
    expect(messages).toContain('evi-rule-relevance-2: text is empty.');
  });

  test('adds an issue to a taxonomy, and begins the taxonomy of a subject', async () => {
    const { id } = await add({ kind: 'taxonomy', subject: 'evidence', name: 'Privileges' });
    expect(id).toBe('evi-privileges');
    const { path, messages } = await add({ kind: 'taxonomy', subject: 'remedies', name: 'Injunctions' });
    expect(await readFile(path, 'utf8')).toMatch(/^subject: remedies\nissues:\n {2}- id: rem-injunctions\n/);
    expect(messages).toEqual(['rem-injunctions-general: name is empty.']);
  });

  test('begins an essay in a file of its own, and never writes over one', async () => {
    const essay = { kind: 'essay', subject: 'evidence', name: 'The Wet Ledger' } as const;
    const { path, line, packDirectory, messages } = await add(essay);
    expect(path).toBe(join(packDirectory, 'essays/evi-essay-002.yaml'));
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(
      /^id: evi-essay-002\ndisplayName: "Evidence 2 - The Wet Ledger"\nyear:\ntopics: \[evidence\]\n/,
    );
    expect(text.split('\n')[line - 1]).toBe('  - id: evi-essay-002-first');
    expect(messages).toContain('question is empty.');
    expect(messages).toContain('issues must hold at least 8.');

    const unreadable = add(essay, { 'essays/evi-essay-002.yaml': 'id: evi-essay-002\n' });
    await expect(unreadable).rejects.toThrow('essays/evi-essay-002.yaml is already there.');
  });

  test('begins the explanations that a subject still wants, in the order of its issues', async () => {
    const explanations = { kind: 'explanations', subject: 'torts' } as const;
    const taxonomy = 'subject: torts\nissues:\n  - id: tort-b\n    name: B\n  - id: tort-a\n    name: A\n';
    const { path, id, messages } = await add(explanations, { 'taxonomy/torts.yaml': taxonomy });
    expect(id).toBe('tort-b');
    expect(await readFile(path, 'utf8')).toMatch(
      /^subject: torts\nexplanations:\n {2}- issue: tort-b\n[\s\S]+- issue: tort-a\n/,
    );
    expect(messages).toContain('explanations[1].about is empty.');
    await expect(add({ kind: 'explanations', subject: 'evidence' })).rejects.toThrow(NewEntryError);
  });

  test('adds an abbreviation that passes as it is', async () => {
    const { id, messages } = await add({ kind: 'abbreviation', abbr: 'SMJ', full: 'subject-matter jurisdiction' });
    expect(id).toBe('abbr-subject-matter-jurisdiction');
    expect(messages).toEqual([]);
  });

  test('keeps what the author wrote, comments too', async () => {
    const text = '# Ours.\nsubject: remedies\nissues:\n  # First.\n  - id: rem-a\n    name: "A"';
    const { path } = await add(
      { kind: 'taxonomy', subject: 'remedies', name: 'B' },
      { 'taxonomy/remedies.yaml': text },
    );
    expect((await readFile(path, 'utf8')).startsWith(`${text}\n  - id: rem-b\n`)).toBe(true);
  });

  test('touches nothing where the list does not come last', async () => {
    const text = 'issues:\n  - id: rem-a\n    name: A\nsubject: remedies\n';
    const adding = add({ kind: 'taxonomy', subject: 'remedies', name: 'B' }, { 'taxonomy/remedies.yaml': text });
    await expect(adding).rejects.toThrow(NewEntryError);
  });

  test('refuses multiple choice for an essay subject', async () => {
    const adding = add({ kind: 'question', subject: 'remedies', source: 'core' });
    await expect(adding).rejects.toThrow('remedies has no multiple-choice questions.');
  });
});
