import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, parse, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { blindSheet } from '@/lib/content/blind-sheet';
import { checkPack } from '@/lib/content/check-pack';
import { type NewEntry, NewEntryError } from '@/lib/content/entry-drafts';
import { generateFiles } from '@/lib/content/generated-files';
import type { ImportResult } from '@/lib/content/import-pack';
import { loadPack } from '@/lib/content/load-pack';
import { addEntry } from '@/lib/content/new-entry';
import { reportPack } from '@/lib/content/pack-report';
import type { ContentPlan } from '@/lib/content/plan-import';
import { BrokenPackError, formatProblem } from '@/lib/content/problem';
import { RecordAnswersError, recordAnswers } from '@/lib/content/record-answers';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { DEFAULT_PACK, digestContentInputs } from './content-inputs';
import { withOwnDatabase } from './launch/own-database';
import { PlainError } from './plain-error';

const USAGE = `npm run content -- <command> [--pack <directory>]

  check      run every check on the pack and print what is in it
  plan       say what an import would change in the database
  import     bring the database to what the pack says; --anew: though these very files were imported last
  generate   write the JSON Schemas for editors and public/data/MBEOutline.json
  new question --subject <id> --source <id> [--topic <exam>] [--subissue <id>]
  new rule     --subject <id> --name <name> [--source <id>] [--subissue <id>]
  new taxonomy --subject <id> --name <name of the issue>
  new essay        --subject <id> --name <short title>
  new explanations --subject <id>
  new wordings     --subject <id>
  new abbreviation --abbr <short form> --full <full form>
             append blank entries with the next free id where they belong
  blind <sheet.md> [--source <id>] [--file <regular expression>] [--reader <name>]
             write the questions that want a blind answer, without their keys
  record <answers.json> [--reader <name>]
             write blind answers into the questions' files; the reader is named after the file by default

plan and import use the database that \`npm start\` made, or that of DATABASE_URL.`;

const OPTIONS = ['pack', 'subject', 'source', 'topic', 'subissue', 'name', 'abbr', 'full', 'file', 'reader'] as const;

type Texts = Partial<Record<(typeof OPTIONS)[number], string>>;
type Options = Texts & { anew?: boolean };

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const packDirectory = values.pack ?? DEFAULT_PACK;
  const [command, subject] = positionals;
  switch (command) {
    case 'check':
      return check(packDirectory);
    case 'plan':
    case 'import':
      return withOwnDatabase(`npm run content -- ${command}`, () => changeDatabase(command, packDirectory, values));
    case 'generate':
      return generate(packDirectory);
    case 'new':
      return addNew(packDirectory, subject, values);
    case 'blind':
      return writeBlindSheet(packDirectory, subject, values);
    case 'record':
      return record(packDirectory, subject, values);
    default:
      throw new PlainError(USAGE);
  }
}

function readArguments(): { positionals: string[]; values: Options } {
  const options = Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' } as const]));
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, anew: { type: 'boolean' } } });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

async function check(packDirectory: string): Promise<void> {
  const { pack, problems, waitingChecks } = await checkPack({ packDirectory });
  print(reportPack(pack).join('\n'));
  if (waitingChecks.length > 0) {
    print(`Checks that wait until every file can be read: ${waitingChecks.join(', ')}.\n`);
  }
  if (problems.length === 0) return print('The content passes every check.');
  print(problems.map(formatProblem).join('\n'));
  throw new PlainError(`\n${problems.length === 1 ? 'One problem' : `${problems.length} problems`} in the content.`);
}

async function changeDatabase(command: 'plan' | 'import', packDirectory: string, { anew }: Options): Promise<void> {
  // Loaded here, so that the other commands need no generated database client.
  const { importPack, planPack } = await import('@/lib/content/import-pack');
  const { findContentInputs } = await import('@/lib/db/content-state-repository');
  const { disconnectDatabase } = await import('@/lib/db/prisma');
  try {
    const inputs = await digestContentInputs(packDirectory);
    if (command === 'import' && !anew && (await findContentInputs()) === inputs) {
      return print('Nothing to do: the database holds what these files say.');
    }
    const result = await (command === 'import' ? importPack({ packDirectory, inputs }) : planPack({ packDirectory }));
    if (command === 'plan') printPlan(result.plan);
    print(summarize(result, command));
  } finally {
    await disconnectDatabase();
  }
}

function printPlan({ changes }: ContentPlan): void {
  for (const { action, entity, id, fields } of changes) {
    print(`${action} ${entity} ${id}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`);
  }
}

function summarize({ plan, unreviewedCount }: ImportResult, command: 'plan' | 'import'): string {
  const actions = ['create', 'update', 'restore', 'retire'] as const;
  const counts = actions
    .map((action) => ({ action, count: plan.changes.filter((change) => change.action === action).length }))
    .filter(({ count }) => count > 0)
    .map(({ action, count }) => `${action} ${count}`);
  const unreviewed = unreviewedCount > 0 ? ` ${unreviewedCount} unreviewed questions stay out.` : '';
  if (counts.length === 0) return `Nothing to do: the database has this content.${unreviewed}`;
  return `${command === 'import' ? 'Done' : 'To do'}: ${counts.join(', ')}.${unreviewed}`;
}

async function generate(packDirectory: string): Promise<void> {
  for (const { path, text } of await generateFiles({ packDirectory })) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    print(path);
  }
}

async function addNew(packDirectory: string, kind: string | undefined, options: Options): Promise<void> {
  const { pack } = await loadPack(packDirectory);
  const { path, id, line } = await addEntry({ packDirectory, pack }, newEntry(kind, options));
  print(`${relative(process.cwd(), path)}:${line} ${id}`);
}

function newEntry(kind: string | undefined, options: Options): NewEntry {
  if (kind === 'abbreviation') return { kind, abbr: required(options, 'abbr'), full: required(options, 'full') };
  const subject = SUBJECTS.find(({ id }) => id === options.subject)?.id;
  if (!subject) throw new PlainError(`--subject must be one of ${SUBJECTS.map(({ id }) => id).join(', ')}.`);
  const { topic, subissue } = options;
  switch (kind) {
    case 'question':
      return { kind, subject, source: required(options, 'source'), topic, subissue };
    case 'rule':
      return { kind, subject, source: options.source ?? 'rule-book', name: required(options, 'name'), subissue };
    case 'taxonomy':
    case 'essay':
      return { kind, subject, name: required(options, 'name') };
    case 'explanations':
    case 'wordings':
      return { kind, subject };
    default:
      throw new PlainError(USAGE);
  }
}

function required(options: Options, option: keyof Texts): string {
  const value = options[option];
  if (!value) throw new PlainError(`--${option} is missing.\n\n${USAGE}`);
  return value;
}

async function writeBlindSheet(packDirectory: string, path: string | undefined, options: Options): Promise<void> {
  if (!path) throw new PlainError(USAGE);
  const { pack } = await loadPack(packDirectory);
  const file = options.file === undefined ? undefined : pathPattern(options.file);
  const { text, count } = blindSheet(pack, { reader: options.reader, source: options.source, file });
  await writeFile(path, text);
  print(`${path}: ${count} questions`);
}

function pathPattern(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw new PlainError(`--file is no regular expression: ${source}`);
  }
}

async function record(packDirectory: string, path: string | undefined, { reader }: Options): Promise<void> {
  if (!path) throw new PlainError(USAGE);
  const answers = await readJson(path);
  const { pack } = await loadPack(packDirectory);
  const date = new Date().toISOString().slice(0, 10);
  const recorded = await recordAnswers(pack, { answers, reader: reader ?? parse(path).name, date });
  for (const { subject, answers, agreed, disputes } of recorded.subjects) {
    const share = `${agreed} of ${answers} agree (${Math.round((agreed / answers) * 100)}%)`;
    print([`${subject}: ${share}`, ...disputes].join('\n  '));
  }
  if (recorded.outdated.length > 0) print(`Changed since they were read: ${recorded.outdated.join(', ')}`);
  if (recorded.unmarkedCount > 0) {
    print(`${recorded.unmarkedCount} answers name no wording and are taken to be to the present one.`);
  }
  print(`Records written: ${recorded.writtenCount}`);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new PlainError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main();
} catch (error) {
  const isPlain = [PlainError, BrokenPackError, NewEntryError, RecordAnswersError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${error instanceof Error ? (isPlain ? error.message : error.stack) : error}\n`);
  process.exitCode = 1;
}
