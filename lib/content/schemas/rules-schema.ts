import * as z from 'zod';
import {
  buzzwords,
  hasOneTaxonomyReference,
  name,
  ONE_TAXONOMY_REFERENCE,
  oneTaxonomyReference,
  permanentId,
  prose,
  subjectId,
  taxonomyReference,
} from './fields';

const rule = z
  .strictObject({
    id: permanentId,
    ...taxonomyReference,
    name,
    text: prose.meta({ description: 'Black letter, one to four sentences.' }),
    buzzwords: buzzwords("Occurs word for word in the rule's text.").min(2).max(8),
    authority: z
      .array(name)
      .min(1)
      .meta({ description: 'Restatement section, UCC, FRE, FRCP, constitutional clause or leading case.' }),
    note: prose.optional().meta({ description: 'Majority and minority view, or a California distinction.' }),
    explanation: prose.meta({ description: 'Plain words, one to four sentences.' }),
    example: prose.meta({ description: 'One concrete example, one to four sentences.' }),
    trap: prose.meta({ description: 'One common trap, one to three sentences.' }),
  })
  .refine(hasOneTaxonomyReference, ONE_TAXONOMY_REFERENCE)
  .meta(oneTaxonomyReference);

/** `rules/<subject-id>.yaml`: rules of law of one subject, from one source. */
export const rulesSchema = z.strictObject({
  subject: subjectId,
  source: permanentId.meta({ description: 'Id of a rule source of pack.yaml.' }),
  rules: z.array(rule).min(1),
});

export type RulesFile = z.output<typeof rulesSchema>;
export type RuleEntry = z.output<typeof rule>;
