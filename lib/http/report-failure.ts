import { AppError } from '@/lib/domain/errors/app-error';

/** How often an outage that goes on is spoken of. */
const REPORT_EVERY_MS = 30_000;

type Outage = { unreported: number; timer: NodeJS.Timeout };

// Pages and routes are bundled apart, each with modules of its own: only the global object is one.
const kept = globalThis as typeof globalThis & { barwrightOutage?: Outage | undefined };

/**
 * Writes what went wrong on our side into the log. A database that is away fails every request alike:
 * the first is told with its reason, those after it as one number now and then.
 */
export function reportFailure(what: string, error: unknown): void {
  if (!(error instanceof AppError && error.code === 'unavailable')) {
    console.error(what, error instanceof AppError ? (error.cause ?? error) : error);
    return;
  }
  if (kept.barwrightOutage) {
    kept.barwrightOutage.unreported += 1;
    return;
  }
  const timer = setInterval(() => tellOfOutage(), REPORT_EVERY_MS).unref();
  kept.barwrightOutage = { unreported: 0, timer };
  console.error(`The database is unavailable: ${reasonOf(error.cause)}. Requests are answered 503 until it is back.`);
}

/** One line for all since the last; after a while without any, the next is a first again. */
function tellOfOutage(): void {
  const outage = kept.barwrightOutage;
  if (!outage) return;
  if (outage.unreported > 0) {
    console.error(`The database was unavailable: ${outage.unreported} more failures since the last line.`);
    outage.unreported = 0;
  } else {
    clearInterval(outage.timer);
    kept.barwrightOutage = undefined;
  }
}

/** In one line, whatever it is. */
function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause ?? 'no reason is known');
  return text.trim().split('\n').at(-1)?.trim().replace(/[.!]$/, '') ?? '';
}
