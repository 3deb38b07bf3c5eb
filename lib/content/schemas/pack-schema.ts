import * as z from 'zod';
import { name, permanentId } from './fields';

const source = z.strictObject({
  id: permanentId,
  name: name.meta({ description: 'Shown to learners; holds no comma.' }),
});

/** `pack.yaml`: what the pack is called and which sources its questions and rules come from. */
export const packSchema = z.strictObject({
  id: permanentId,
  title: name,
  questionSources: z.array(source).min(1),
  ruleSources: z.array(source).min(1),
});

export type PackFile = z.output<typeof packSchema>;
