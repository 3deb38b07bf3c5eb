/**
 * What a tab holds while it is in the middle of something: a quiz that runs, an answer that is written,
 * sending. The service worker asks for them before it changes anything under somebody's hands.
 */
export const BUSY_LOCKS = ['quiz', 'rule-quiz', 'outline-quiz', 'sender', 'drafts', 'unsaved-draft'] as const;

/** The name of a lock between tabs; under `draft-tab` each has one of its own for as long as it is open. */
export type TabLockName = `barwright:${(typeof BUSY_LOCKS)[number] | 'draft-tab'}:${string}`;
