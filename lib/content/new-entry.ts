import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SubjectId } from '@/lib/domain/subjects/subjects';
import { ID_PREFIXES } from './checks/ids';
import { mbeSubjectOf, type Pack } from './pack';
import { parseSourceFile } from './source-file';

/** What to begin: blanks stay empty for the author, and an empty blank keeps a pack from being imported. */
export type NewEntry =
  | { kind: 'question'; subject: SubjectId; source: string; topic?: string | undefined; subissue?: string | undefined }
  | { kind: 'rule'; subject: SubjectId; source: string; name: string; subissue?: string | undefined }
  | { kind: 'taxonomy'; subject: SubjectId; name: string };

/** An entry that cannot be begun, with a sentence that says why. */
export class NewEntryError extends Error {}

/**
 * Appends a blank entry with the next free id to the file where it belongs, which is created if need
 * be. The rest of the file stays as its author wrote it.
 */
export async function addEntry(
  { packDirectory, pack }: { packDirectory: string; pack: Pack },
  entry: NewEntry,
): Promise<{ path: string; id: string; line: number }> {
  const { name, list, header, id, text } = draft(pack, entry);
  const path = join(packDirectory, name);
  const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return header;
    throw error;
  });
  const start = before.endsWith('\n') ? before : `${before}\n`;
  const after = start + text;
  const ids = idsIn(after, list);
  if (ids?.at(-1) !== id || ids.length !== (idsIn(before, list)?.length ?? 0) + 1) {
    throw new NewEntryError(`'${list}' must be the last key of ${path} for an entry to be appended.`);
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, after);
  return { path, id, line: start.split('\n').length };
}

type Draft = {
  /** File inside the pack. */
  name: string;
  /** The list of the file that the entry joins. */
  list: string;
  /** Head of the file, should it not exist yet. */
  header: string;
  id: string;
  text: string;
};

function draft(pack: Pack, entry: NewEntry): Draft {
  const prefix = ID_PREFIXES[entry.subject];
  switch (entry.kind) {
    case 'question': {
      const topic = entry.topic ?? mbeSubjectOf(entry.subject);
      if (!topic) throw new NewEntryError(`${entry.subject} has no multiple-choice questions.`);
      const file = entry.topic ? `${slug(entry.topic)}-${entry.subject}` : entry.subject;
      const id = nextNumberedId(pack, entry, topic, `${prefix}-${entry.source}-`);
      return {
        name: `questions/${entry.source}/${file}.yaml`,
        list: 'questions',
        header: `source: ${entry.source}\ntopic: ${topic}\nquestions:\n`,
        id,
        text: blankQuestion(id, entry.subissue),
      };
    }
    case 'rule': {
      const id = freeId(pack, `${prefix}-rule-${slug(entry.name)}`);
      return {
        name: `rules/${entry.subject}.yaml`,
        list: 'rules',
        header: `subject: ${entry.subject}\nsource: ${entry.source}\nrules:\n`,
        id,
        text: blankRule(id, entry.name, entry.subissue),
      };
    }
    case 'taxonomy': {
      const id = freeId(pack, `${prefix}-${slug(entry.name)}`);
      return {
        name: `taxonomy/${entry.subject}.yaml`,
        list: 'issues',
        header: `subject: ${entry.subject}\nissues:\n`,
        id,
        text: blankIssue(pack, id, entry),
      };
    }
  }
}

/** Goes on counting where the questions of the same subject, source and topic stopped. */
function nextNumberedId(
  pack: Pack,
  entry: { subject: SubjectId; source: string },
  topic: string,
  usual: string,
): string {
  const neighbours = pack.questions.filter(
    (question) =>
      question.subjectId === entry.subject && question.sourceId === entry.source && question.topic === topic,
  );
  const stem = /^(.+-)\d+$/.exec(neighbours.at(-1)?.id ?? '')?.[1] ?? usual;
  const numbers = pack.questions
    .filter(({ id }) => id.startsWith(stem))
    .map(({ id }) => Number(id.slice(stem.length)) || 0);
  return `${stem}${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

function freeId(pack: Pack, wanted: string): string {
  const taken = new Set([...pack.issues, ...pack.subIssues, ...pack.rules, ...pack.questions].map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function blankQuestion(id: string, subissue = ''): string {
  const options = ['A', 'B', 'C', 'D'].map((label) => `      ${label}:\n        text:\n        explanation: >-\n\n`);
  return `  - id: ${id}\n    subissue: ${subissue}\n    rules: []\n    difficulty: medium\n    facts: >-\n\n    call:\n    options:\n${options.join('')}    key:\n`;
}

function blankRule(id: string, name: string, subissue = ''): string {
  return `  - id: ${id}\n    subissue: ${subissue}\n    name: ${JSON.stringify(name)}\n    text: >-\n\n    buzzwords:\n      - phrase:\n        synonyms: []\n    authority: []\n    explanation: >-\n\n    example: >-\n\n    trap: >-\n\n`;
}

function blankIssue(pack: Pack, id: string, { subject, name }: { subject: SubjectId; name: string }): string {
  const subissue = freeId(pack, `${id}-general`);
  const weight = mbeSubjectOf(subject) ? '    weight:\n' : '';
  return `  - id: ${id}\n    name: ${JSON.stringify(name)}\n${weight}    subissues:\n      - id: ${subissue}\n        name:\n`;
}

/** Ids in a list of a file, null when the file cannot be read. */
function idsIn(text: string, list: string): unknown[] | null {
  const { data, problems } = parseSourceFile('', text);
  if (problems.length > 0 || typeof data !== 'object' || data === null) return null;
  const entries: unknown = (data as Record<string, unknown>)[list];
  return Array.isArray(entries) ? entries.map((entry: { id?: unknown } | null) => entry?.id) : null;
}
