import 'server-only';
import { searchDocuments } from '@/lib/db/search-repository';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { SEARCH_RESULT_LIMIT } from '@/lib/domain/understand/constants';
import { markedHtml, markedTopicHtml, withEllipses } from '@/lib/domain/understand/marked-html';
import { planSearch } from '@/lib/domain/understand/search-plan';
import { studyAddress } from '@/lib/domain/understand/study-address';
import { currentSearchAids } from './search-aids';

type Search = {
  /** As typed. */
  query: string;
  /** Only what belongs to this subject. */
  subjectId?: string | undefined;
};

/**
 * The rules and explanations that hold what was typed, best first, with the matches marked. Where there
 * are none, those that hold what was meant, if it looks misspelt.
 */
export async function searchExplanations({ query, subjectId }: Search) {
  const aids = await currentSearchAids();
  const run = async (text: string) => {
    const once = (isLoose: boolean) =>
      searchDocuments({ plan: planSearch(text, aids, isLoose), subjectId, limit: SEARCH_RESULT_LIMIT });
    const exact = await once(false);
    // The content may say in other words, or in another order, what an abbreviation stands for.
    return exact.total > 0 ? exact : await once(true);
  };
  let found = await run(query);
  let corrected: string | null = null;
  const meant = found.total === 0 ? aids.spelling.correct(query) : null;
  if (meant !== null) {
    const instead = await run(meant);
    if (instead.total > 0) [found, corrected] = [instead, meant];
  }
  return {
    total: found.total,
    corrected,
    results: found.documents.map(({ title, snippet, ...document }) => ({
      ...document,
      subject: SUBJECTS.find(({ id }) => id === document.subjectId)?.name ?? '',
      titleHtml: document.kind === 'explanation' ? markedTopicHtml(title) : markedHtml(title),
      snippetHtml: markedHtml(withEllipses(snippet)),
      address: studyAddress(document.subjectId, document.id),
    })),
  };
}
