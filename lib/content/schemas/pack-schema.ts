import * as z from 'zod';
import { name, permanentId } from './fields';

const source = z.strictObject({
  id: permanentId,
  name: name.meta({ description: 'Shown to learners; holds no comma.' }),
});

const questionSource = source.extend({
  examStyle: z.boolean().optional().meta({
    description: 'Whether its questions read as those of the exam do: calls, stems, names, explanations, flips.',
  }),
});

const minimum = z.int().min(1).optional();

const minimums = z
  .strictObject({
    rules: minimum,
    rulesPerSubject: minimum,
    questions: minimum,
    questionsPerSubject: minimum,
    essays: minimum,
    essaysPerSubject: minimum,
    crossingEssays: minimum,
    explainedSubjects: minimum,
    abbreviations: minimum,
  })
  .meta({ description: 'What the pack promises to hold at least; the check says where it falls short.' });

/** `pack.yaml`: what the pack is called, where its questions and rules come from, and what it promises. */
export const packSchema = z.strictObject({
  id: permanentId,
  title: name,
  questionSources: z.array(questionSource).min(1),
  ruleSources: z.array(source).min(1),
  blindReaders: z.int().min(1).max(5).default(2).meta({
    description:
      'Readers who must have answered a question as its key does, without having seen it, before it is imported.',
  }),
  minimums: minimums.optional(),
});

export type PackFile = z.output<typeof packSchema>;
export type Minimums = z.output<typeof minimums>;
