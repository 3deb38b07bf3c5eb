import * as z from 'zod';
import { name, permanentId, subjectId } from './fields';

const subIssue = z
  .strictObject({
    id: permanentId,
    name,
    get subissues(): z.ZodOptional<z.ZodArray<typeof subIssue>> {
      return z.array(subIssue).min(1).optional();
    },
  })
  .meta({ id: 'subissue' });

/** `taxonomy/<subject-id>.yaml`: the issues and sub-issues of one subject, in the order learners see. */
export const taxonomySchema = z.strictObject({
  subject: subjectId,
  issues: z
    .array(
      z.strictObject({
        id: permanentId,
        name,
        weight: z
          .number()
          .min(0)
          .max(100)
          .optional()
          .meta({ description: "Percent of the multiple-choice subject's questions; its issues add up to 100." }),
        subissues: z.array(subIssue).min(1).optional(),
      }),
    )
    .min(1),
});

export type TaxonomyFile = z.output<typeof taxonomySchema>;
export type TaxonomySubIssue = z.output<typeof subIssue>;
