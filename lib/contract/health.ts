import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint-contract';

/** Whether this process can serve: the database answers and content is loaded. */
export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  response: z.object({ status: z.literal('ok'), contentVersion: z.nullable(z.string()) }),
});
