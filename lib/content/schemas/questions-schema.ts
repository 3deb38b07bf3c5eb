import * as z from 'zod';
import {
  closeness,
  date,
  hasOneTaxonomyReference,
  name,
  ONE_TAXONOMY_REFERENCE,
  oneTaxonomyReference,
  optionLabel,
  permanentId,
  prose,
  taxonomyReference,
} from './fields';

const option = z.strictObject({
  text: prose,
  explanation: prose.meta({ description: 'Why it is right, or why it tempts and fails.' }),
  advancedExplanation: prose.optional().meta({ description: 'On the key only: authority, minority view, nuance.' }),
});

const flip = z.strictObject({
  question: prose
    .regex(/^What if\b[^?]+\?$/, "must be one question that begins with 'What if'")
    .meta({ description: 'One fact changed so that the answer changes.' }),
  answer: prose.meta({ description: 'The new answer and why.' }),
});

const question = z
  .strictObject({
    id: permanentId,
    ...taxonomyReference,
    rules: z.array(permanentId).min(1).meta({ description: 'Ids of the rules it tests.' }),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    passage: prose.optional().meta({ description: 'Statute, contract or transcript that the facts refer to.' }),
    facts: prose.meta({ description: 'Fact pattern of 40 to 220 words.' }),
    call: prose.meta({ description: 'What is asked, in one sentence.' }),
    options: z.strictObject({ A: option, B: option, C: option, D: option }),
    key: optionLabel,
    flip: flip.optional().meta({ description: 'Shown after the answer: what one other fact would change.' }),
    reviewed: date
      .optional()
      .meta({ description: 'Day the blind review ended in agreement; without it the question is not imported.' }),
    blindAnswers: z
      .array(optionLabel)
      .min(1)
      .optional()
      .meta({ description: 'What each reader answered without having seen the key.' }),
    readers: z
      .array(name)
      .min(1)
      .optional()
      .meta({ description: 'Who gave each of the blindAnswers, in the same order; `content record` writes it.' }),
    closeness: z.array(closeness.nullable()).min(1).optional().meta({
      description:
        'How close the second-best option came for each of the readers, in the same order: 0 not at all, 3 nearly as good; null where a reader did not say.',
    }),
    wording: z
      .string()
      .regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits in quotes')
      .optional()
      .meta({ description: 'Fingerprint of the text that the readers had; `content record` writes it.' }),
    revision: prose.optional().meta({ description: 'What the review changed.' }),
  })
  .refine(hasOneTaxonomyReference, ONE_TAXONOMY_REFERENCE)
  .meta(oneTaxonomyReference);

/** `questions/<source-id>/<file>.yaml`: questions of one source under one topic. */
export const questionsSchema = z.strictObject({
  source: permanentId.meta({ description: 'Id of a question source of pack.yaml; the folder bears the same name.' }),
  topic: name.meta({
    description: "Heading under 'By Subject': the multiple-choice subject, or the name of an exam. Holds no comma.",
  }),
  questions: z.array(question).min(1),
});

export type QuestionsFile = z.output<typeof questionsSchema>;
export type QuestionEntry = z.output<typeof question>;
