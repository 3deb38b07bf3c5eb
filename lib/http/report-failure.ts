import { AppError, type ErrorCode } from '@/lib/domain/errors/app-error';

/** How often an outage that goes on is spoken of. */
const REPORT_EVERY_MS = 30_000;

/** What fails every request alike, and how it is told. */
const OUTAGES = {
  unavailable: {
    first: (reason: string) => `The database is unavailable: ${reason}. Requests are answered 503 until it is back.`,
    more: (count: number) => `The database was unavailable: ${count} more failures since the last line.`,
  },
  busy: {
    first: (reason: string) =>
      `A lock of the database is held for long: ${reason}. Requests that need it are answered 503.`,
    more: (count: number) => `Locks of the database were held for long: ${count} more failures since the last line.`,
  },
  stopping: {
    first: () => 'The server stops: requests that have not begun are answered 503.',
    more: (count: number) => `The server stops: ${count} more requests were answered 503 since the last line.`,
  },
} as const;

type OutageCode = keyof typeof OUTAGES;
const isOutage = (code: ErrorCode): code is OutageCode => code in OUTAGES;

type Outage = { unreported: number; timer: NodeJS.Timeout };

// Pages and routes are bundled apart, each with its own modules: only the global object is one.
const kept = globalThis as typeof globalThis & { barwrightOutages?: Map<OutageCode, Outage> };

/**
 * Writes what went wrong on our side into the log. A database that is away, or a lock that is held,
 * fails many requests alike: the first is told with its reason, those after it as one number now and then.
 */
export function reportFailure(what: string, error: unknown): void {
  const code = error instanceof AppError && isOutage(error.code) ? error.code : null;
  if (!(error instanceof AppError) || code === null) {
    console.error(what, error instanceof AppError ? (error.cause ?? error) : error);
    return;
  }
  kept.barwrightOutages ??= new Map();
  const outage = kept.barwrightOutages.get(code);
  if (outage) {
    outage.unreported += 1;
    return;
  }
  const timer = setInterval(() => tellOfOutage(code), REPORT_EVERY_MS).unref();
  kept.barwrightOutages.set(code, { unreported: 0, timer });
  console.error(OUTAGES[code].first(reasonOf(error.cause)));
}

/** One line for all since the last; after a while without any, the next is a first again. */
function tellOfOutage(code: OutageCode): void {
  const outage = kept.barwrightOutages?.get(code);
  if (!outage) return;
  if (outage.unreported > 0) {
    console.error(OUTAGES[code].more(outage.unreported));
    outage.unreported = 0;
  } else {
    clearInterval(outage.timer);
    kept.barwrightOutages?.delete(code);
  }
}

/** In one line, whatever it is. */
function reasonOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause ?? 'no reason is known');
  return text.trim().split('\n').at(-1)?.trim().replace(/[.!]$/, '') ?? '';
}
