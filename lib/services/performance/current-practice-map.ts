import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadPracticeMap } from '@/lib/db/practice-map-repository';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** What recommendations send to, as this process knows it. Never changes; a new import makes a new one. */
export const currentPracticeMap = cacheByVersion({ readVersion: findContentVersion, load: loadPracticeMap });
