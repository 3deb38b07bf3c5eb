import 'server-only';
import { loadStudyContent } from '@/lib/db/study-repository';
import { findPracticeVersion } from '@/lib/db/withdrawal-repository';
import { buildStudyGuide } from '@/lib/domain/understand/study-guide';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** Every subject's issues and rules, as this process knows them. Never changes; a new import makes a new one. */
export const currentStudyGuide = cacheByVersion({
  readVersion: findPracticeVersion,
  load: async () => buildStudyGuide(await loadStudyContent()),
});
