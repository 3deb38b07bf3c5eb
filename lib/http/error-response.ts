import { AppError, type ErrorCode } from '@/lib/domain/errors/app-error';
import { reportFailure } from './report-failure';

/** The one table of codes and statuses; the type keeps it exhaustive. */
const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  throttled: 429,
  internal: 500,
  busy: 503,
  stopping: 503,
  unavailable: 503,
};

/** What a caller of something that is 503 is asked to wait: a database that is back is noticed within a second. */
const UNAVAILABLE_RETRY_SECONDS = 2;

/**
 * The response for anything thrown. What we did not foresee is logged whole and answered as a plain
 * sentence: no stack trace and no SQL ever leaves.
 */
export function errorResponse(error: unknown, extraHeaders: Record<string, string> = {}): Response {
  const known =
    error instanceof AppError
      ? error
      : new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error });
  if (STATUS[known.code] >= 500) reportFailure(known.message, known);

  const headers: Record<string, string> = { 'Cache-Control': 'no-store', ...extraHeaders };
  const retryAfterSeconds =
    known.retryAfterSeconds ?? (STATUS[known.code] === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const { code, msg, details } = known;
  return Response.json({ code, msg, ...(details !== undefined && { details }) }, { status: STATUS[code], headers });
}
