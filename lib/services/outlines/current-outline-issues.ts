import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadOutlineIssues } from '@/lib/db/outline-graph-repository';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** The outline as this process knows it. Never changes; a new import makes a new one. */
export const currentOutlineIssues = cacheByVersion({ readVersion: findContentVersion, load: loadOutlineIssues });
