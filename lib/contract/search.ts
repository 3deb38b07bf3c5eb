import * as z from 'zod/mini';
import { SEARCH_KINDS } from '@/lib/domain/search/kinds';
import { defineEndpoint } from './endpoint-contract';
import { searchText } from './search-text';

const found = z.object({
  id: z.string(),
  /** Escaped text in which `<mark>` stands around what was found, like the snippet. */
  titleHtml: z.string(),
  /** Empty where there is nothing to show. */
  snippetHtml: z.string(),
  /** Where it belongs, such as its subject; may be empty. */
  place: z.string(),
  /** Path of this site at which it is read. */
  address: z.string(),
});
export type Found = z.output<typeof found>;

const response = z.object({
  /** What was searched for instead, where what was typed is found nowhere and looks misspelt; else null. */
  corrected: z.nullable(z.string()),
  /** Kinds of which something was found, each with its best results. */
  groups: z.array(z.object({ kind: z.enum(SEARCH_KINDS), results: z.array(found) })),
});
export type EverythingFound = z.output<typeof response>;

/** Pages, rules, explanations and essays, the questions that the learner has answered, and the learner's own cards. */
export const searchEverything = defineEndpoint({
  method: 'GET',
  path: '/search',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ q: searchText }),
  response,
});
