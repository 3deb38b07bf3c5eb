import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import { ID_PREFIXES } from './checks/ids';
import { mbeSubjectOf, type Pack, type PackRule } from './pack';

/** What to begin: blanks stay empty for the author, and an empty blank keeps a pack from being imported. */
export type NewEntry =
  | { kind: 'question'; subject: SubjectId; source: string; topic?: string | undefined; subissue?: string | undefined }
  | { kind: 'rule'; subject: SubjectId; source: string; name: string; subissue?: string | undefined }
  | { kind: 'taxonomy'; subject: SubjectId; name: string }
  | { kind: 'essay'; subject: SubjectId; name: string }
  | { kind: 'explanations' | 'wordings'; subject: SubjectId }
  | { kind: 'abbreviation'; abbr: string; full: string };

/** An entry that cannot be begun, with a sentence that says why. */
export class NewEntryError extends Error {}

type Draft = {
  /** File inside the pack. */
  name: string;
  /** The list of the file that the entries join. */
  list: string;
  /** What tells the entries of that list apart. */
  idField: 'id' | 'issue' | 'rule';
  /** Head of the file, should it not exist yet. */
  header: string;
  /** The entries, each with what tells it apart. */
  blanks: { id: string; text: string }[];
};

/**
 * Blank entries with the next free ids, and where they belong.
 * @throws NewEntryError when there is nothing to begin.
 */
export function draftEntries(pack: Pack, entry: NewEntry): Draft {
  switch (entry.kind) {
    case 'question': {
      const topic = entry.topic ?? mbeSubjectOf(entry.subject);
      if (!topic) throw new NewEntryError(`${entry.subject} has no multiple-choice questions.`);
      const file = entry.topic ? `${slug(entry.topic)}-${entry.subject}` : entry.subject;
      const id = nextNumberedId(pack, entry, topic, `${ID_PREFIXES[entry.subject]}-${entry.source}-`);
      return {
        name: `questions/${entry.source}/${file}.yaml`,
        list: 'questions',
        header: `source: ${entry.source}\ntopic: ${topic}\nquestions:\n`,
        idField: 'id',
        blanks: [{ id, text: blankQuestion(id, entry.subissue) }],
      };
    }
    case 'rule': {
      const id = freeId(pack, `${ID_PREFIXES[entry.subject]}-rule-${slug(entry.name)}`);
      return {
        name: `rules/${entry.subject}.yaml`,
        list: 'rules',
        header: `subject: ${entry.subject}\nsource: ${entry.source}\nrules:\n`,
        idField: 'id',
        blanks: [{ id, text: blankRule(id, entry.name, entry.subissue) }],
      };
    }
    case 'taxonomy': {
      const id = freeId(pack, `${ID_PREFIXES[entry.subject]}-${slug(entry.name)}`);
      return {
        name: `taxonomy/${entry.subject}.yaml`,
        list: 'issues',
        header: `subject: ${entry.subject}\nissues:\n`,
        idField: 'id',
        blanks: [{ id, text: blankIssue(pack, id, entry) }],
      };
    }
    case 'essay':
      return draftEssay(pack, entry);
    case 'explanations':
      return draftExplanations(pack, entry.subject);
    case 'wordings':
      return draftWordings(pack, entry.subject);
    case 'abbreviation': {
      const id = freeId(pack, `abbr-${slug(entry.full)}`);
      return {
        name: 'abbreviations.yaml',
        list: 'abbreviations',
        idField: 'id',
        header: 'abbreviations:\n',
        blanks: [
          {
            id,
            text: `  - id: ${id}\n    abbr: ${JSON.stringify(entry.abbr)}\n    full: ${JSON.stringify(entry.full)}\n`,
          },
        ],
      };
    }
  }
}

/** A file of its own, with one blank issue. */
function draftEssay(pack: Pack, { subject, name }: { subject: SubjectId; name: string }): Draft {
  const stem = `${ID_PREFIXES[subject]}-essay-`;
  const numbers = pack.essays.filter(({ id }) => id.startsWith(stem)).map(({ id }) => Number(id.slice(stem.length)));
  const number = Math.max(0, ...numbers) + 1;
  const id = `${stem}${String(number).padStart(3, '0')}`;
  const subjectName = SUBJECTS.find((candidate) => candidate.id === subject)?.name;
  const displayName = JSON.stringify(`${subjectName} ${number} - ${name}`);
  const issueId = `${id}-first`;
  return {
    name: `essays/${id}.yaml`,
    list: 'issues',
    idField: 'id',
    header: `id: ${id}\ndisplayName: ${displayName}\nyear:\nminutes:\njurisdiction:\ntopics: [${subject}]\nquestion: |\n\nanswer: |\n\nchecklist: []\nissues:\n`,
    blanks: [
      {
        id: issueId,
        text: `  - id: ${issueId}\n    name:\n    aliases: []\n    buzzwords:\n      - phrase:\n        synonyms: []\n    points:\n    rules: []\n`,
      },
    ],
  };
}

/** One blank for every issue of the subject that is not explained yet, in the order of the taxonomy. */
function draftExplanations(pack: Pack, subject: SubjectId): Draft {
  const explained = new Set(pack.explanations.map(({ issueId }) => issueId));
  const ids = pack.issues
    .filter(({ id, subjectId }) => subjectId === subject && !explained.has(id))
    .map(({ id }) => id);
  if (ids.length === 0) throw new NewEntryError(`${subject} has no issue that is not explained.`);
  return {
    name: `explanations/${subject}.yaml`,
    list: 'explanations',
    idField: 'issue',
    header: `subject: ${subject}\nexplanations:\n`,
    blanks: ids.map((id) => ({ id, text: `  - issue: ${id}\n    about: |\n\n    tested: |\n\n    example: |\n\n` })),
  };
}

/** One blank for every rule of the subject that has no wordings yet, in the order of the rules. */
function draftWordings(pack: Pack, subject: SubjectId): Draft {
  const rules = pack.rules.filter(({ subjectId, wordedAt }) => subjectId === subject && !wordedAt);
  if (rules.length === 0) throw new NewEntryError(`${subject} has no rule without wordings.`);
  return {
    name: `wordings/${subject}.yaml`,
    list: 'wordings',
    idField: 'rule',
    header: `subject: ${subject}\nwordings:\n`,
    blanks: rules.map((rule) => ({ id: rule.id, text: blankWordings(rule) })),
  };
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
  const entries = [...pack.issues, ...pack.subIssues, ...pack.rules, ...pack.questions, ...pack.abbreviations];
  const taken = new Set(entries.map(({ id }) => id));
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

function blankWordings({ id, buzzwords }: PackRule): string {
  const blanks = (count: number) => '          -\n'.repeat(count);
  const elements = buzzwords.map(
    ({ phrase }) =>
      `      - phrase: ${JSON.stringify(phrase)}\n        paraphrases:\n${blanks(3)}        misstatements:\n${blanks(1)}`,
  );
  return `  - rule: ${id}\n    elements:\n${elements.join('')}`;
}
