import * as z from 'zod';
import { FILE_KINDS } from './file-kinds';
import { loadPack } from './load-pack';
import { mbeOutlineOf } from './mbe-outline';
import { BrokenPackError } from './problem';

/** A file that is written from the sources and committed with them. */
export type GeneratedFile = { path: string; text: string };

/**
 * What the schemas and the pack's taxonomy generate: a JSON Schema (2020-12) per kind of file, for
 * editors, and the outline of the multiple-choice subjects. Paths are relative to the repository.
 * @throws BrokenPackError when the pack cannot be read.
 */
export async function generateFiles({ packDirectory }: { packDirectory: string }): Promise<GeneratedFile[]> {
  const { pack, problems } = await loadPack(packDirectory);
  if (problems.length > 0) throw new BrokenPackError(problems);
  return [...generateSchemas(), { path: 'public/data/MBEOutline.json', text: toJson(mbeOutlineOf(pack)) }];
}

/** The JSON Schemas alone. */
export function generateSchemas(): GeneratedFile[] {
  return Object.entries(FILE_KINDS).map(([kind, { schema, layout }]) => ({
    path: `prisma/content/schema/${kind}.schema.json`,
    text: toJson({ title: layout, ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }) }),
  }));
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
