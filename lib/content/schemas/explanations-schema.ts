import * as z from 'zod';
import { markdown, permanentId, subjectId } from './fields';

const explanation = z.strictObject({
  issue: permanentId.meta({ description: 'Id of the issue it explains.' }),
  about: markdown.meta({
    description: 'What it is about and how its rules fit together; 90 to 220 words of Markdown.',
  }),
  tested: markdown.meta({ description: 'How examiners test it: patterns and traps; 60 to 160 words of Markdown.' }),
  example: markdown.meta({ description: 'One worked example, facts then reasoning; 100 to 220 words of Markdown.' }),
  mnemonic: markdown.optional().meta({ description: 'One or two lines, only where one is honest and helps.' }),
});

/** `explanations/<subject-id>.yaml`: every issue of one subject explained, in the order of the taxonomy. */
export const explanationsSchema = z.strictObject({
  subject: subjectId,
  explanations: z.array(explanation).min(1),
});

export type ExplanationsFile = z.output<typeof explanationsSchema>;
export type ExplanationEntry = z.output<typeof explanation>;
