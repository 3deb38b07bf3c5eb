/**
 * What a tab holds while it is in the middle of something: a quiz that runs, an answer that is written,
 * sending. The service worker asks for them before it changes anything under somebody's hands.
 */
export const BUSY_LOCKS = ['quiz', 'rule-quiz', 'outline-quiz', 'sender', 'drafts', 'draft-tab'] as const;

/** The name of a lock between tabs. */
export type TabLockName = `barwright:${(typeof BUSY_LOCKS)[number]}:${string}`;
