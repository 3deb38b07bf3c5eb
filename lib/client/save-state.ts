/** What becomes of a learner's work in this browser, in one word. */
export type SaveState = {
  kind: 'saved' | 'saving' | 'waiting' | 'offline' | 'refused';
  /** How many things it is about. */
  count: number;
};

type Work = {
  isOnline: boolean;
  isSending: boolean;
  /** Things that the server has not confirmed and may still take. */
  waitingCount: number;
  /** Those of them that were tried in vain. */
  stuckCount: number;
  /** Things that the server will not take. */
  refusedCount: number;
};

/** The gravest of what is true at once. */
export function saveState({ isOnline, isSending, waitingCount, stuckCount, refusedCount }: Work): SaveState {
  if (!isOnline) return { kind: 'offline', count: waitingCount };
  if (refusedCount > 0) return { kind: 'refused', count: refusedCount };
  if (stuckCount > 0) return { kind: 'waiting', count: waitingCount };
  if (waitingCount > 0 || isSending) return { kind: 'saving', count: waitingCount };
  return { kind: 'saved', count: 0 };
}
