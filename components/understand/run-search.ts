import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { type SearchResponse, searchExplanations } from '@/lib/contract/understand';
import type { SubjectId } from '@/lib/domain/subjects/subjects';

type Search = { query: string; subjectId: SubjectId | undefined; signal: AbortSignal };

/** Asks the server; answers what it found, or the sentence that says what went wrong. */
export async function runSearch({ query, subjectId, signal }: Search): Promise<SearchResponse | string> {
  try {
    return await call(searchExplanations, { query: { q: query, subject: subjectId } }, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return errorMessage(error, 'The search could not be run: the server did not answer.');
  }
}
