import { getOutlineGraph } from '@/lib/contract/outline-graph';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readOutlineGraph } from '@/lib/services/outlines/read-outline-graph';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getOutlineGraph, ({ params, query, user, nowMs }) =>
    readOutlineGraph(params.subject, { userId: user.id, nowMs, timeZone: query.timeZone }),
  ),
});
