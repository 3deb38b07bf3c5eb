import 'server-only';
import { loadAbbreviations } from '@/lib/db/abbreviation-repository';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { findVocabulary } from '@/lib/db/search-repository';
import type { SearchAids } from '@/lib/domain/understand/search-plan';
import { SearchSpelling } from '@/lib/domain/understand/search-spelling';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** What the content lends to a search: abbreviations, stems and spelling; read once for each version of it. */
export const currentSearchAids = cacheByVersion<SearchAids & { spelling: SearchSpelling }>({
  readVersion: findContentVersion,
  load: async () => {
    const [abbreviations, vocabulary] = await Promise.all([loadAbbreviations(), findVocabulary()]);
    return {
      abbreviations,
      words: vocabulary.filter(({ word, stem }) => word !== stem),
      spelling: new SearchSpelling([
        ...vocabulary,
        ...abbreviations.map(({ abbr }) => ({ word: abbr.toLowerCase(), stem: abbr.toLowerCase(), documents: 0 })),
      ]),
    };
  },
});
