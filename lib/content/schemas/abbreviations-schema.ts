import * as z from 'zod';
import { name, permanentId } from './fields';

const abbreviation = z.strictObject({
  id: permanentId.meta({ description: 'Begins with abbr-.' }),
  abbr: name.meta({ description: 'The short form, no longer than the full form.' }),
  full: name.meta({ description: 'The full form.' }),
});

/** `abbreviations.yaml`: short forms as bar takers write them, in the order learners see. */
export const abbreviationsSchema = z.strictObject({ abbreviations: z.array(abbreviation).min(1) });

export type AbbreviationsFile = z.output<typeof abbreviationsSchema>;
export type AbbreviationEntry = z.output<typeof abbreviation>;
