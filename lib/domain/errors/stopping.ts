/** What is answered 503 to a request that had not begun when the server was told to stop. */
export const STOPPING = {
  code: 'stopping',
  /** A sentence for people. */
  msg: 'Barwright is being restarted. Please try again in a moment.',
  retryAfterSeconds: 5,
} as const;
