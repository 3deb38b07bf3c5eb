import * as z from 'zod/mini';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { defineEndpoint } from './endpoint-contract';
import { searchText } from './search-text';

const found = z.object({
  kind: z.enum(['rule', 'explanation']),
  /** Of the rule, or of the issue that is explained. */
  id: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  issue: z.string(),
  /** Escaped text in which `<mark>` stands around what was found, like the snippet. */
  titleHtml: z.string(),
  snippetHtml: z.string(),
  /** Path of this site at which it is read. */
  address: z.string(),
});
export type FoundExplanation = z.output<typeof found>;

const searchResponse = z.object({
  /** How many there are, those beyond the list included. */
  total: z.number(),
  /** What was searched for instead, where what was typed is found nowhere and looks misspelt; else null. */
  corrected: z.nullable(z.string()),
  /** Best first. */
  results: z.array(found),
});
export type SearchResponse = z.output<typeof searchResponse>;

/** Rules and explanations that hold the words of a search: all of them, "phrases", `or`, `-not`. */
export const searchExplanations = defineEndpoint({
  method: 'GET',
  path: '/understand/search',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({
    q: searchText,
    /** Id of the only subject to search in. */
    subject: z.optional(
      z.enum(
        SUBJECTS.map(({ id }) => id),
        'There is no such subject.',
      ),
    ),
  }),
  response: searchResponse,
});
