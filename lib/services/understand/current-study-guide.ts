import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadStudyContent } from '@/lib/db/study-repository';
import { buildStudyGuide } from '@/lib/domain/understand/study-guide';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** Every subject's issues and rules, as this process knows them. Never changes; a new import makes a new one. */
export const currentStudyGuide = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => buildStudyGuide(await loadStudyContent()),
});
