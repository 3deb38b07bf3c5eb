import type * as z from 'zod';
import { abbreviationsSchema } from './schemas/abbreviations-schema';
import { essaySchema } from './schemas/essay-schema';
import { explanationsSchema } from './schemas/explanations-schema';
import { packSchema } from './schemas/pack-schema';
import { questionsSchema } from './schemas/questions-schema';
import { rulesSchema } from './schemas/rules-schema';
import { taxonomySchema } from './schemas/taxonomy-schema';
import { wordingsSchema } from './schemas/wordings-schema';
import type { SourceFile } from './source-file';

/** Every kind of file a pack may hold: where it is, and what may stand in it. */
export const FILE_KINDS = {
  pack: { pattern: /^pack\.yaml$/, layout: 'pack.yaml', schema: packSchema },
  taxonomy: { pattern: /^taxonomy\/[^/]+\.yaml$/, layout: 'taxonomy/<subject>.yaml', schema: taxonomySchema },
  rules: { pattern: /^rules\/[^/]+\.yaml$/, layout: 'rules/<subject>.yaml', schema: rulesSchema },
  wordings: { pattern: /^wordings\/[^/]+\.yaml$/, layout: 'wordings/<subject>.yaml', schema: wordingsSchema },
  questions: {
    pattern: /^questions\/[^/]+\/[^/]+\.yaml$/,
    layout: 'questions/<source>/<file>.yaml',
    schema: questionsSchema,
  },
  essay: { pattern: /^essays\/[^/]+\.yaml$/, layout: 'essays/<essay>.yaml', schema: essaySchema },
  explanations: {
    pattern: /^explanations\/[^/]+\.yaml$/,
    layout: 'explanations/<subject>.yaml',
    schema: explanationsSchema,
  },
  abbreviations: { pattern: /^abbreviations\.yaml$/, layout: 'abbreviations.yaml', schema: abbreviationsSchema },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

/** The kind of a file by its path inside the pack (with forward slashes), null when there is none. */
export function fileKindOf(path: string): FileKind | null {
  for (const [kind, { pattern }] of Object.entries(FILE_KINDS)) {
    if (pattern.test(path)) return kind as FileKind;
  }
  return null;
}

/** A file of a known kind whose content fits the kind's schema. */
export type ParsedFile<Kind extends FileKind = FileKind> = {
  /** Inside the pack, with forward slashes. */
  name: string;
  file: SourceFile;
  data: z.output<(typeof FILE_KINDS)[Kind]['schema']>;
};

export type ParsedFiles = { [Kind in FileKind]: ParsedFile<Kind>[] };
