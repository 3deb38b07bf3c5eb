import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint-contract';

/** Short forms that answers may use, with what they stand for. */
export const getAbbreviations = defineEndpoint({
  method: 'GET',
  path: '/abbreviations',
  auth: 'signed-in',
  response: z.array(z.object({ abbr: z.string(), full: z.string() })),
});
