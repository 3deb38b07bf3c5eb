import 'server-only';
import { hash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { DatabaseWatch } from './database-watch';
import { PrismaClient } from './generated/client';
import { PatientPool } from './patient-pool';

type Limits = {
  /** Connections this process holds at most; several processes share one PostgreSQL. */
  connections: number;
  /** How long PostgreSQL may work on one statement; 0 for no limit. */
  statementMs: number;
  /** How long a statement may wait for what another transaction holds; 0 for no limit. */
  lockMs: number;
  /** How long a call may wait for a connection. */
  connectMs: number;
  /** How long a PostgreSQL that goes or comes is waited for. */
  passingMs: number;
  /** How long a transaction may take, unless it says otherwise. */
  transactionMs: number;
  /** See DatabaseWatch. */
  operationMs: number;
  silenceMs: number;
  signMs: number;
};

const SILENCE = { silenceMs: 750, signMs: 750 } as const;

/**
 * What is asked of the database, by how long somebody waits for it. Each has its own connections,
 * so that long work never stands in the way of short.
 */
const LIMITS = {
  /** A request: whoever asks is told within three seconds that the database is away. */
  request: {
    connections: 10,
    statementMs: 2_500,
    lockMs: 2_000,
    connectMs: 2_500,
    passingMs: 2_000,
    transactionMs: 5_000,
    operationMs: 2_750,
    ...SILENCE,
  },
  /** A request over all that a learner ever did: it may take its time, as long as the database lives. */
  long: {
    connections: 2,
    statementMs: 60_000,
    lockMs: 10_000,
    connectMs: 10_000,
    passingMs: 2_000,
    transactionMs: 60_000,
    operationMs: 60_000,
    ...SILENCE,
  },
  /** A command that somebody watches, such as an import: it ends when it ends. */
  maintenance: {
    connections: 2,
    statementMs: 0,
    lockMs: 0,
    connectMs: 10_000,
    passingMs: 2_000,
    transactionMs: 60 * 60_000,
    operationMs: Number.POSITIVE_INFINITY,
    silenceMs: Number.POSITIVE_INFINITY,
    signMs: Number.POSITIVE_INFINITY,
  },
} as const satisfies Record<string, Limits>;

type Work = keyof typeof LIMITS;

/** The limits of a kind of work, all of them longer by `DATABASE_PATIENCE` where that is set. */
function limitsOf(work: Work): Limits {
  const patience = Math.max(1, Number(process.env.DATABASE_PATIENCE) || 1);
  const { connections, ...times } = LIMITS[work];
  const longer = Object.entries(times).map(([name, ms]) => [name, ms * patience]);
  return { connections, ...(Object.fromEntries(longer) as typeof times) };
}

function connect(connectionString: string, limits: Limits) {
  const watch = new DatabaseWatch(connectionString, limits);
  const options = {
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    // One that a dying process left open must not keep its locks.
    idle_in_transaction_session_timeout: limits.statementMs && limits.statementMs + limits.transactionMs,
    stream: () => watch.openSocket(),
  };
  const pool = new PatientPool(options, limits.passingMs);
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      // A statement with a name is planned once per connection: planning the saving of an attempt
      // takes PostgreSQL longer than running it.
      statementNameGenerator: ({ sql }) => hash('sha1', sql, 'base64url'),
    }),
    transactionOptions: { maxWait: limits.connectMs, timeout: limits.transactionMs },
  });
  const watched = client.$extends({
    query: { $allOperations: ({ args, query }) => watch.run(() => query(args)) },
  });
  // Beginning and ending a transaction are no operations to Prisma, and fail by themselves.
  const begin = watched.$transaction.bind(watched) as (...parameters: unknown[]) => Promise<unknown>;
  const transact = (...parameters: unknown[]) => watch.runTransaction(() => begin(...parameters));
  const database = new Proxy(watched, {
    get: (target, name) => (name === '$transaction' ? transact : Reflect.get(target, name)),
  });
  const disconnect = async () => {
    watch.close();
    await watched.$disconnect();
  };
  return { database, disconnect };
}

type Connection = ReturnType<typeof connect>;
export type Database = Connection['database'];

/** What runs within one transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

// Hot reload evaluates modules again; the connections outlive it on the global object.
const kept = globalThis as typeof globalThis & { barwrightDatabases?: Map<Work, Connection> };
kept.barwrightDatabases ??= new Map();
const connections = kept.barwrightDatabases;

/**
 * The process's one database client for a kind of work, connected lazily to `DATABASE_URL`. All that
 * it does throws 'unavailable' when the database is away.
 */
export function database(work: Work = 'request'): Database {
  let connection = connections.get(work);
  if (!connection) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error('DATABASE_URL is not set; start Barwright with `npm start` or `npm run dev`.');
    connection = connect(url, limitsOf(work));
    connections.set(work, connection);
  }
  return connection.database;
}

/** Closes the connections, so that a command or a test can end. */
export async function disconnectDatabase(): Promise<void> {
  const open = [...connections.values()];
  connections.clear();
  await Promise.all(open.map(({ disconnect }) => disconnect()));
}
