import * as z from 'zod/mini';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';
import { defineEndpoint } from './endpoint-contract';

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
  /** Best first. */
  results: z.array(found),
});
export type SearchResponse = z.output<typeof searchResponse>;

/** Rules and explanations that hold the words of a search: all of them, "phrases", `or`, `-not`. */
export const searchExplanations = defineEndpoint({
  method: 'GET',
  path: '/understand/search',
  auth: 'signed-in',
  query: z.object({
    q: z
      .string('Please say what to search for.')
      .check(
        z.trim(),
        z.minLength(MIN_SEARCH_LENGTH, `Please type at least ${MIN_SEARCH_LENGTH} characters.`),
        z.maxLength(MAX_SEARCH_LENGTH, `A search can have at most ${MAX_SEARCH_LENGTH} characters.`),
      ),
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
