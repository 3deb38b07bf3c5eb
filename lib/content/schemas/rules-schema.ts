import * as z from 'zod';
import {
  buzzwords,
  date,
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
    lawChecked: date
      .optional()
      .meta({ description: 'Day a second reader compared the rule with its authority and found it right.' }),
    lawCheckNote: prose.optional().meta({ description: 'What that reader looked up or mended.' }),
  })
  .refine(hasOneTaxonomyReference, ONE_TAXONOMY_REFERENCE)
  .refine(({ lawChecked, lawCheckNote }) => lawChecked !== undefined || lawCheckNote === undefined, {
    path: ['lawCheckNote'],
    error: 'stands without a lawChecked date',
  })
  .meta(oneTaxonomyReference);

/** `rules/<subject-id>.yaml`: rules of law of one subject, from one source. */
export const rulesSchema = z.strictObject({
  subject: subjectId,
  source: permanentId.meta({ description: 'Id of a rule source of pack.yaml.' }),
  rules: z.array(rule).min(1),
});

export type RulesFile = z.output<typeof rulesSchema>;
export type RuleEntry = z.output<typeof rule>;
