/** Every way a request can fail, as the API names it. */
export type ErrorCode =
  | 'invalid_input'
  | 'invalid_credentials'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'taken'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'throttled'
  | 'internal'
  | 'busy'
  | 'stopping'
  | 'unavailable';

type AppErrorDetails = {
  /** For 'throttled': whole seconds until another try may succeed. */
  retryAfterSeconds?: number;
  /** For 'conflict': what stands there now, as the endpoint's contract says; sent along. */
  details?: unknown;
  /** For the log only; never shown to people. */
  cause?: unknown;
};

/**
 * Pages and routes are bundled apart, each with its own class, and what they share throws errors of
 * the one that came first: by this mark they are known in all.
 */
const MARK = Symbol.for('barwright.AppError');

/**
 * A failure with a sentence for people. Services and repositories throw it; `lib/http` gives each
 * code its status.
 */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && MARK in value;
  }

  readonly [MARK] = true;
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;
  /** All that the browser is told when a page fails by it. */
  readonly digest: ErrorCode;

  constructor(
    readonly code: ErrorCode,
    /** A sentence that may be shown to anyone. */
    readonly msg: string,
    { retryAfterSeconds, details, cause }: AppErrorDetails = {},
  ) {
    super(`${code}: ${msg}`, { cause });
    this.name = 'AppError';
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
    this.digest = code;
  }
}
