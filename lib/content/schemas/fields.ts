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

/** A text for learners, without surrounding white space. */
export const prose = z
  .string()
  .trim()
  .min(1)
  .max(8000)
  .refine((text) => !CONTROL_CHARACTERS.test(text), 'must hold no control characters');

/** A heading or label on one line. */
export const name = prose.max(120).refine((text) => !text.includes('\n'), 'must stand on one line');

export const subjectId = z.enum(SUBJECTS.map(({ id }) => id) as [SubjectId, ...SubjectId[]]);

export const optionLabel = z.enum(OPTION_LABELS);

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
