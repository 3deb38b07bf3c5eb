import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
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
      /^id: evi-essay-002\ndisplayName: "Evidence 2 - The Wet Ledger"\nyear:\nminutes:\njurisdiction:\ntopics: \[evidence\]\n/,
    );
    expect(text.split('\n')[line - 1]).toBe('  - id: evi-essay-002-first');
    expect(messages).toContain('question is empty.');
    expect(messages).toContain('issues must hold at least 3.');

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

  test('begins the wordings of every rule that has none, element by element', async () => {
    const { wordings } = smallPack();
    const worded = stringify({ ...wordings, wordings: wordings.wordings.slice(0, 1) });
    const { path, id, line, messages } = await add(
      { kind: 'wordings', subject: 'evidence' },
      { 'wordings/evidence.yaml': worded },
    );
    expect(id).toBe('evi-rule-relevance');
    const text = await readFile(path, 'utf8');
    expect(text.startsWith(worded)).toBe(true);
    expect(text.split('\n')[line - 1]).toBe('  - rule: evi-rule-relevance');
    expect(parse(text).wordings[1]).toEqual({
      rule: 'evi-rule-relevance',
      elements: ['fact of consequence', 'more or less probable'].map((phrase) => ({
        phrase,
        paraphrases: [null, null, null],
        misstatements: [null],
      })),
    });
    expect(messages).toHaveLength(8);
    expect(messages).toContain('wordings[2].elements[1].paraphrases[1] is empty.');
    await expect(add({ kind: 'wordings', subject: 'evidence' })).rejects.toThrow(
      'evidence has no rule without wordings.',
    );
  });

  test('begins nothing again that stands in its file as a blank', async () => {
    const packDirectory = await writePack(smallPack());
    await rm(join(packDirectory, 'wordings'), { recursive: true });
    const begin = async () =>
      addEntry(
        { packDirectory, pack: (await loadPack(packDirectory)).pack },
        { kind: 'wordings', subject: 'evidence' },
      );
    const { path } = await begin();
    const begun = await readFile(path, 'utf8');
    expect(begun).toMatch(/^subject: evidence\nwordings:\n {2}- rule: evi-rule-party-opponent\n/);
    await expect(begin()).rejects.toThrow('wordings/evidence.yaml has a blank for all of it; fill it in first.');
    const [firstRule = ''] = begun.split('  - rule: evi-rule-relevance');
    await writeFile(path, firstRule);
    expect((await begin()).id).toBe('evi-rule-relevance');
    expect(await readFile(path, 'utf8')).toBe(begun);
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
