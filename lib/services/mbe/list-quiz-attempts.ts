import 'server-only';
import { listAttempts } from '@/lib/db/attempt-history-repository';
import { requireOwnAttempt } from './require-own-attempt';

const PAGE_SIZE = 20;

type Page = {
  userId: string;
  /** The page begins after this attempt; with the newest when absent. */
  before?: string | undefined;
};

/**
 * A page of the learner's attempts, newest first, and the `before` of the next page, null on the
 * last. Throws 'forbidden' or 'not_found' when `before` is no attempt of theirs.
 */
export async function listQuizAttempts({ userId, before }: Page) {
  if (before !== undefined) await requireOwnAttempt(userId, before);
  // One more than the page holds, to know whether another follows.
  const attempts = await listAttempts(userId, { afterId: before, limit: PAGE_SIZE + 1 });
  const page = attempts.slice(0, PAGE_SIZE);
  return { attempts: page, nextBefore: attempts.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}
