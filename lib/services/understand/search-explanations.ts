import 'server-only';
import { loadAbbreviations } from '@/lib/db/abbreviation-repository';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { findStemmedWords, searchDocuments } from '@/lib/db/search-repository';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { SEARCH_RESULT_LIMIT } from '@/lib/domain/understand/constants';
import { markedHtml, withEllipses } from '@/lib/domain/understand/marked-html';
import { planSearch, type SearchAids } from '@/lib/domain/understand/search-plan';
import { studyAddress } from '@/lib/domain/understand/study-address';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

const currentAids = cacheByVersion<SearchAids>({
  readVersion: findContentVersion,
  load: async () => {
    const [abbreviations, words] = await Promise.all([loadAbbreviations(), findStemmedWords()]);
    return { abbreviations, words };
  },
});

type Search = {
  /** As typed. */
  query: string;
  /** Only what belongs to this subject. */
  subjectId?: string | undefined;
};

/** The rules and explanations that hold what was typed, best first, with the matches marked. */
export async function searchExplanations({ query, subjectId }: Search) {
  const aids = await currentAids();
  const run = (isLoose: boolean) =>
    searchDocuments({ plan: planSearch(query, aids, isLoose), subjectId, limit: SEARCH_RESULT_LIMIT });
  const exact = await run(false);
  // The content may say in other words, or in another order, what an abbreviation stands for.
  const { total, documents } = exact.total > 0 ? exact : await run(true);
  return {
    total,
    results: documents.map(({ title, snippet, ...document }) => ({
      ...document,
      subject: SUBJECTS.find(({ id }) => id === document.subjectId)?.name ?? '',
      titleHtml: markedHtml(title),
      snippetHtml: markedHtml(withEllipses(snippet)),
      address: studyAddress(document.subjectId, document.id),
    })),
  };
}
