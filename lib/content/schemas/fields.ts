import * as z from 'zod';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';

/** Printable text: tabs and line breaks are white space, other control characters are accidents. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** An id that never changes: it survives renames and keeps learners' history attached. */
export const permanentId = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .meta({ description: 'Permanent id: never change it and never use it again for something else.' });

const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !CONTROL_CHARACTERS.test(value), 'must hold no control characters');

/** A text for learners, without surrounding white space. */
export const prose = text.max(8000);

/** A text for learners with headings, paragraphs, lists, emphasis and links. */
export const markdown = text.max(20_000);

const oneLine = text.refine((value) => !value.includes('\n'), 'must stand on one line');

/** A heading or label on one line. */
export const name = oneLine.max(120);

/** An entry of a list for learners, on one line. */
export const listEntry = oneLine.max(200);

/** YYYY-MM-DD. */
export const date = z.iso.date({ error: 'must be a date like 2026-11-21' });

/** Phrases that a right answer holds, with the wordings that count as the same. */
export const buzzwords = (phraseDescription: string) =>
  z.array(
    z.strictObject({
      phrase: name.meta({ description: phraseDescription }),
      synonyms: z.array(name).max(6).default([]).meta({ description: 'Other wordings that count as the phrase.' }),
    }),
  );

export const subjectId = z.enum(SUBJECTS.map(({ id }) => id) as [SubjectId, ...SubjectId[]]);

export const optionLabel = z.enum(OPTION_LABELS);

/** How close the second-best option came to being right: 0 not at all, 3 nearly as good as the key. */
export const closeness = z.int().min(0).max(3);

/** Where a rule or question hangs in the taxonomy: its sub-issue, or its issue when that has none. */
export const taxonomyReference = {
  subissue: permanentId.optional().meta({ description: 'Id of the sub-issue.' }),
  issue: permanentId.optional().meta({ description: 'Id of the issue, only when the issue has no sub-issues.' }),
};

/** For editors: exactly one of the two references. */
export const oneTaxonomyReference = { oneOf: [{ required: ['subissue'] }, { required: ['issue'] }] };

export function hasOneTaxonomyReference(entry: { subissue?: string | undefined; issue?: string | undefined }): boolean {
  return (entry.subissue === undefined) !== (entry.issue === undefined);
}

export const ONE_TAXONOMY_REFERENCE = 'must name either its subissue or its issue';
