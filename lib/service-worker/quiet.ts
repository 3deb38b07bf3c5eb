import { BUSY_LOCKS } from '@/lib/client/tab-lock-names';

/** Whether no tab is in the middle of something. */
export function isQuiet(lockNames: readonly string[]): boolean {
  return !lockNames.some((name) => BUSY_LOCKS.some((kind) => name.startsWith(`barwright:${kind}:`)));
}
