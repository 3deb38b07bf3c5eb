import * as z from 'zod';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { FILE_KINDS } from './file-kinds';
import { loadPack } from './load-pack';
import { mbeOutlineOf } from './mbe-outline';
import type { Pack } from './pack';
import { BrokenPackError } from './problem';

/** A file that is written from the sources and committed with them. */
export type GeneratedFile = { path: string; text: string };

/**
 * What the schemas and the pack's taxonomy generate: a JSON Schema (2020-12) per kind of file, for
 * editors, the outline of the multiple-choice subjects, and the rule that visitors can try. Paths are relative to the repository.
 * @throws BrokenPackError when the pack cannot be read.
 */
export async function generateFiles({ packDirectory }: { packDirectory: string }): Promise<GeneratedFile[]> {
  const { pack, problems } = await loadPack(packDirectory);
  if (problems.length > 0) throw new BrokenPackError(problems);
  const ruleToTry = ruleToTryOf(pack);
  return [
    ...generateSchemas(),
    { path: 'public/data/MBEOutline.json', text: toJson(mbeOutlineOf(pack)) },
    ...(ruleToTry ? [{ path: 'components/rules/rule-to-try.json', text: toJson(ruleToTry) }] : []),
  ];
}

/** The one rule that visitors may check themselves by. */
const RULE_TO_TRY = 'tort-rule-transferred-intent';

/** That rule as the checker reads it; null in a pack without it. */
function ruleToTryOf({ rules, issues }: Pack) {
  const rule = rules.find(({ id }) => id === RULE_TO_TRY);
  if (!rule) return null;
  const { id, name, text, buzzwords, subjectId, issueId } = rule;
  const topic = SUBJECTS.find((subject) => subject.id === subjectId)?.name;
  return { id, name, text, topic, subtopic: issues.find((issue) => issue.id === issueId)?.name, buzzwords };
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
