import 'server-only';
import { loadPracticeMap } from '@/lib/db/practice-map-repository';
import { findPracticeVersion } from '@/lib/db/withdrawal-repository';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** What recommendations send to, as this process knows it. Never changes; a new import makes a new one. */
export const currentPracticeMap = cacheByVersion({ readVersion: findPracticeVersion, load: loadPracticeMap });
