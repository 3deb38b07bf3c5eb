import { importPack } from '@/lib/content/import-pack';
import { database } from '@/lib/db/prisma';
import { type SmallPack, smallPack, writePack } from './small-pack';

const CONTENT_TABLES = [
  'subject',
  'content_source',
  'issue',
  'sub_issue',
  'rule',
  'question',
  'question_option',
  'question_rule',
  'essay',
  'essay_topic',
  'essay_issue',
  'essay_issue_rule',
  'issue_explanation',
  'abbreviation',
  'content_state',
];

/** Empties all that an import fills. */
export async function clearContent(): Promise<void> {
  await database().$executeRawUnsafe(`TRUNCATE ${CONTENT_TABLES.join(', ')} CASCADE`);
}

/** Imports a small pack that was changed. */
export async function importChanged(change: (pack: SmallPack) => void = () => {}) {
  const pack = smallPack();
  change(pack);
  return importPack({ packDirectory: await writePack(pack) });
}

/** Each content row with the transaction that last wrote it. */
export async function rowWriters(): Promise<Map<string, string>> {
  const writers = new Map<string, string>();
  for (const table of CONTENT_TABLES) {
    const rows = await database().$queryRawUnsafe<{ place: string; writer: string }[]>(
      `SELECT ctid::text AS place, xmin::text AS writer FROM ${table}`,
    );
    for (const { place, writer } of rows) writers.set(`${table} ${place}`, writer);
  }
  return writers;
}
