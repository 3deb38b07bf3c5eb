import 'server-only';
import { hash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { AppError } from '@/lib/domain/errors/app-error';
import { PrismaClient } from './generated/client';
import { PatientPool } from './patient-pool';

/** Connections this process holds at most; several processes share one PostgreSQL. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** Prisma's codes for a server that cannot be reached, shuts down, or has no connection to give. */
const DATABASE_DOWN = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P2024',
  'P2037',
]);

/** PostgreSQL's own classes of the same: connection exception, and operator intervention. */
const DATABASE_DOWN_SQLSTATE = /^(08|57P0[123])/;

function isDatabaseDown(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, originalCode, kind } = cause as { code?: unknown; originalCode?: unknown; kind?: unknown };
    for (const name of [code, originalCode]) {
      if (typeof name !== 'string') continue;
      if (
        DATABASE_DOWN.has(name) ||
        DATABASE_DOWN_SQLSTATE.test(name) ||
        /^E(CONN|PIPE|NOTFOUND|HOST|TIMEDOUT)/.test(name)
      )
        return true;
    }
    if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') return true;
  }
  return false;
}

function connect(connectionString: string) {
  const client = new PrismaClient({
    adapter: new PrismaPg(
      new PatientPool({
        connectionString,
        max: MAX_CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      }),
      // A statement with a name is planned once per connection: planning the saving of an attempt
      // takes PostgreSQL longer than running it.
      { disposeExternalPool: true, statementNameGenerator: ({ sql }) => hash('sha1', sql, 'base64url') },
    ),
  });
  return client.$extends({
    query: {
      // One place turns "the database is away" into the failure that the API knows.
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          if (isDatabaseDown(error)) {
            throw new AppError(
              'unavailable',
              'Our database is not answering right now. Please try again in a moment.',
              {
                cause: error,
              },
            );
          }
          throw error;
        }
      },
    },
  });
}

export type Database = ReturnType<typeof connect>;

// Hot reload evaluates modules again; the connections outlive it on the global object.
const kept = globalThis as typeof globalThis & { barwrightDatabase?: Database };

/** The process's one database client, connected lazily to `DATABASE_URL`. */
export function database(): Database {
  if (!kept.barwrightDatabase) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error('DATABASE_URL is not set; start Barwright with `npm start` or `npm run dev`.');
    kept.barwrightDatabase = connect(url);
  }
  return kept.barwrightDatabase;
}

/** Closes the connections, so that a command or a test can end. */
export async function disconnectDatabase(): Promise<void> {
  await kept.barwrightDatabase?.$disconnect();
  delete kept.barwrightDatabase;
}
