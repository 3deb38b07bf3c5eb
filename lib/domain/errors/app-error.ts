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
 * A failure with a sentence for people. Services and repositories throw it; `lib/http` gives each
 * code its status.
 */
export class AppError extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;

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
  }
}
