/** Of an answer that names no code, as of a proxy. */
export const UNKNOWN_CODE = 'unknown';

/** A call that failed: with the server's code and sentence, or 'network' when none came. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    /** The server's sentence for people; null when it sent none. */
    readonly msg: string | null,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly retryAfterSeconds?: number,
    /** Of a conflict: what stands there now, to be parsed by the endpoint's contract. */
    readonly details?: unknown,
  ) {
    super(msg ?? code);
    this.name = 'ApiError';
  }

  /** Whether our API answered, and not a proxy or nobody: its errors have a code and a sentence. */
  get isOurs(): boolean {
    return this.status !== 0 && this.msg !== null && this.code !== UNKNOWN_CODE;
  }
}

/** The server's own sentence when there is one, else the fixed fallback of the screen. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.msg ? error.msg : fallback;
}

/** The same of what is written at once or not at all, and not kept to be sent later: without an answer it says so. */
export function writeErrorMessage(error: unknown, fallback: string): string {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  return isUnanswered ? `${fallback} This needs a connection.` : errorMessage(error, fallback);
}
