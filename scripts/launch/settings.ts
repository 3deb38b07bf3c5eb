import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../plain-error';

const DEFAULT_PORT = 3000;
const MIN_SECRET_LENGTH = 32;

const DATA_DIRECTORY = '.data';

/** The database of the embedded PostgreSQL that learners' data is in. */
export const DATABASE = 'barwright';

/** Where the embedded database and the secret lie. */
export const dataDirectoryOf = (environment: NodeJS.ProcessEnv): string =>
  environment.BARWRIGHT_DATA_DIRECTORY || DATA_DIRECTORY;

export type Mode = 'production' | 'development';

export type Settings = {
  port: number;
  /** The address to listen on; undefined for all of this machine's. */
  host: string | undefined;
  /** Of an external PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
};

/**
 * Reads PORT, HOST and DATABASE_URL.
 * @throws PlainError for a value that makes no sense.
 */
export function readSettings(environment: NodeJS.ProcessEnv, mode: Mode): Settings {
  const { PORT, HOST, DATABASE_URL } = environment;
  const port = PORT ? Number(PORT) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a whole number from 1 to 65535; it is '${PORT}'.`);
  }
  if (DATABASE_URL && !/^postgres(ql)?:$/.test(URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL).protocol : '')) {
    throw new PlainError('DATABASE_URL must look like postgresql://user:password@host:5432/name.');
  }
  // A development server shows its sources to whoever asks, so it answers this machine alone.
  const host = HOST || (mode === 'development' ? '127.0.0.1' : undefined);
  return { port, host, databaseUrl: DATABASE_URL || undefined };
}

/** AUTH_SECRET, or the secret that was made for this data directory once, readable by its owner alone. */
export async function readAuthSecret(environment: NodeJS.ProcessEnv, directory: string): Promise<string> {
  const { AUTH_SECRET } = environment;
  if (AUTH_SECRET) {
    if (AUTH_SECRET.length >= MIN_SECRET_LENGTH) return AUTH_SECRET;
    throw new PlainError(
      `AUTH_SECRET must be at least ${MIN_SECRET_LENGTH} characters long; it has ${AUTH_SECRET.length}.`,
    );
  }
  const file = join(directory, 'auth-secret');
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** Where a database is, without the password. */
export function describeDatabase(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}
