import 'server-only';
import { loadCatalogueContent } from '@/lib/db/catalogue-repository';
import { findPracticeVersion } from '@/lib/db/withdrawal-repository';
import { buildQuestionCatalogue, countSubtopics, summarizeSources } from '@/lib/domain/mbe/question-catalogue';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/**
 * What can be practiced, as this process knows it: the questions to draw from, the sources with
 * their topics, and the counts of the subtopics. Never changes; a new import makes a new one.
 */
export const currentCatalogue = cacheByVersion({
  readVersion: findPracticeVersion,
  load: async () => {
    const content = await loadCatalogueContent();
    const questions = buildQuestionCatalogue(content);
    return {
      questions,
      sources: summarizeSources(content),
      subtopicCounts: countSubtopics(content, questions),
    };
  },
});
