'use client';

import { useSessionCheck } from './use-session-check';

/** Checks the session on a page that is for everybody: it is shown whatever comes of it, and has no notice to load. */
export function PublicSessionCheck({ cookieUserId }: { cookieUserId: string | null }) {
  useSessionCheck({ cookieUserId, isGuarded: false });
  return null;
}
