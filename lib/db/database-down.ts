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
 * a cancelled statement, a shutdown, a start), system errors (58), a lock not given in time, a
 * transaction ended for its idleness, and a server that takes no writes.
 */
const SQLSTATE = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:55P03|25P0[345]|25006)$/;

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
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false;
  const { code, errorCode, originalCode, kind, message, cause, errors, meta } = error as Failure;
  const codes = [code, errorCode, originalCode].filter((name) => typeof name === 'string');
  return (
    codes.some((name) => PRISMA_CODES.has(name) || SQLSTATE.test(name) || SYSTEM_CODE.test(name)) ||
    (typeof kind === 'string' && ADAPTER_KINDS.has(kind)) ||
    (typeof message === 'string' && DRIVER_MESSAGE.test(message)) ||
    isDatabaseDown(cause, depth + 1) ||
    isDatabaseDown(meta?.driverAdapterError, depth + 1) ||
    // A host with several addresses fails with an error for each of them.
    (Array.isArray(errors) && errors.some((one) => isDatabaseDown(one, depth + 1)))
  );
}
