import 'server-only';

/** Prisma's codes for a server that cannot be reached, goes away, or has nothing to give in time. */
const PRISMA_CODES = new Set([
  'P1000', // the password is refused
  'P1001', // cannot be reached
  'P1002', // reached, but silent
  'P1003', // the database is not there
  'P1008', // an operation timed out
  'P1010', // access is denied
  'P1011', // TLS failed
  'P1017', // the connection was closed
  'P2024', // no connection was free in time
  'P2028', // a transaction could not be started, or was not ended, in time
  'P2037', // too many connections
]);

/**
 * PostgreSQL's: connection exceptions (08), insufficient resources (53), operator intervention (57:
 * a canceled statement, a shutdown, a start), system errors (58), a transaction ended for its
 * idleness, and a server that takes no writes.
 */
const SQLSTATE = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:25P0[345]|25006)$/;

/** A lock was not given in time: someone else's transaction goes on for long, the database is well. */
const LOCK_TIMEOUT = '55P03';

/** The operating system's: connections refused, reset, timed out or without a way there. */
const SYSTEM_CODE =
  /^E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|NOTFOUND|AI_AGAIN|HOST(?:UNREACH|DOWN)|NET(?:UNREACH|DOWN)|TIMEDOUT|ADDRNOTAVAIL|MFILE|NFILE)$/;

/** What the driver says without any code. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|The server does not support SSL connections|There was an error establishing an SSL connection|Transaction API error)/;

/** Kinds that Prisma's adapter gives to the failures of a socket. */
const ADAPTER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);

const MAX_DEPTH = 6;

type Failure = {
  code?: unknown;
  errorCode?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/** Whether an error says that the database is away, overloaded or too slow, rather than that a statement is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  return hasFailure(
    error,
    (failure) =>
      codesOf(failure).some((name) => PRISMA_CODES.has(name) || SQLSTATE.test(name) || SYSTEM_CODE.test(name)) ||
      (typeof failure.kind === 'string' && ADAPTER_KINDS.has(failure.kind)) ||
      (typeof failure.message === 'string' && DRIVER_MESSAGE.test(failure.message)),
  );
}

/** Whether an error says that a statement waited too long for what another transaction holds. */
export function isLockTimeout(error: unknown): boolean {
  return hasFailure(error, (failure) => codesOf(failure).includes(LOCK_TIMEOUT));
}

function codesOf({ code, errorCode, originalCode }: Failure): string[] {
  return [code, errorCode, originalCode].filter((name) => typeof name === 'string');
}

/** Whether an error, or what caused it, is of a kind. */
function hasFailure(error: unknown, isOfKind: (failure: Failure) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false;
  const failure = error as Failure;
  const { cause, errors, meta } = failure;
  return (
    isOfKind(failure) ||
    hasFailure(cause, isOfKind, depth + 1) ||
    hasFailure(meta?.driverAdapterError, isOfKind, depth + 1) ||
    // A host with several addresses fails with an error for each of them.
    (Array.isArray(errors) && errors.some((one) => hasFailure(one, isOfKind, depth + 1)))
  );
}
