import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getOutlineGraph } from '@/lib/contract/outline-graph';
import type { OutlineGraph } from '@/lib/domain/outlines/graph';
import type { SubjectId } from '@/lib/domain/subjects/subjects';

/** Asks the server for the graph of a subject; answers it, or the sentence that says what went wrong. */
export async function loadGraph(subjectId: SubjectId, signal: AbortSignal): Promise<OutlineGraph | string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    return await call(getOutlineGraph, { params: { subject: subjectId }, query: { timeZone } }, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return errorMessage(error, 'Failed to get outlines');
  }
}
