import * as z from 'zod';
import { name, permanentId, subjectId } from './fields';

const element = z.strictObject({
  phrase: name.meta({ description: 'A buzzword of the rule, letter by letter.' }),
  paraphrases: z
    .array(name)
    .min(3)
    .max(8)
    .meta({ description: "What learners write who know it, in words other than the rule's; each says all of it." }),
  misstatements: z
    .array(name)
    .min(1)
    .max(6)
    .meta({ description: 'What learners write who have it wrong; each is false as a statement of the rule.' }),
});

const ruleWordings = z.strictObject({
  rule: permanentId.meta({ description: 'Id of the rule.' }),
  elements: z.array(element).min(2).max(8).meta({ description: 'Every buzzword of the rule, in its order.' }),
});

/** `wordings/<subject-id>.yaml`: how learners word the elements of every rule of one subject, rightly and wrongly. */
export const wordingsSchema = z.strictObject({
  subject: subjectId,
  wordings: z.array(ruleWordings).min(1),
});

export type WordingsFile = z.output<typeof wordingsSchema>;
