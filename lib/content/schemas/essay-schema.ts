import * as z from 'zod';
import { ESSAY_JURISDICTIONS, ESSAY_MINUTES } from '@/lib/domain/essays/essay-format';
import { buzzwords, listEntry, markdown, name, permanentId, subjectId } from './fields';

const essayIssue = z.strictObject({
  id: permanentId.meta({ description: 'Begins with the id of the essay.' }),
  name: name.meta({
    description:
      'Term of art of one to four words, which the model answer says word for word: live detection looks for it.',
  }),
  aliases: z.array(name).min(1).max(6).meta({ description: 'Other wordings that a learner may use.' }),
  buzzwords: buzzwords('Occurs word for word in the model answer.').min(2).max(8),
  points: z.int().min(2).max(40).meta({ description: 'The points of all issues add up to 100.' }),
  rules: z.array(permanentId).min(1).meta({ description: "Ids of the rules it turns on, of the essay's topics." }),
});

/** `essays/<essay-id>.yaml`: one essay with its model answer and grading. */
export const essaySchema = z.strictObject({
  id: permanentId.regex(/-essay-\d{3}$/, 'must end in -essay- and three digits').meta({
    description: "The subject's prefix, -essay- and three digits, which put it in order; the file bears this name.",
  }),
  displayName: name.meta({ description: "Subject, number and short title: 'Torts 1 - The Loose Scaffold'. No comma." }),
  year: z.int().min(2020).max(2100).meta({ description: 'The edition in which it was written.' }),
  minutes: z.literal(ESSAY_MINUTES).meta({
    description: 'How long it is given: 60 in the format of California, 30 in that of the Uniform Bar Exam.',
  }),
  jurisdiction: z
    .enum(ESSAY_JURISDICTIONS)
    .meta({ description: "Whose law it asks for; 'general' is federal law and what most states hold." }),
  topics: z
    .array(subjectId)
    .min(1)
    .max(3)
    .meta({ description: 'Subjects it is about; the first is its home, an essay that crosses names two.' }),
  question: markdown.meta({ description: 'Facts and calls in Markdown: 300 to 550 words, of 30 minutes 150 to 400.' }),
  answer: markdown.meta({
    description:
      'Model answer in Markdown, 800 to 1,400 words, of 30 minutes 400 to 900; ## for a call, ### for an issue.',
  }),
  issues: z.array(essayIssue).min(3).max(14),
  checklist: z
    .array(listEntry)
    .min(4)
    .max(16)
    .meta({ description: 'What to spot and to say, in the order of a good answer.' }),
});

export type EssayFile = z.output<typeof essaySchema>;
