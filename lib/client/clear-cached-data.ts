import { clearCaches } from './learner-cache';
import { hasOutboxDatabase } from './outbox-presence';

/**
 * Leaves nothing to be read here of what the server has, whoever's it is: pages, answers of the API, copies
 * of drafts. What is not sent yet stays for the next login.
 */
export async function clearCachedData(): Promise<void> {
  await clearCaches();
  if (!(await hasOutboxDatabase())) return;
  // Without the script they go with the next page that has no session, or when they are old.
  const copies = await import('./draft-copies').catch(() => null);
  await copies?.removeDraftCopies();
}
