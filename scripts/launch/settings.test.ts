import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeDatabase, readAuthSecret, readSettings } from './settings';

const environment = (values: Record<string, string>): NodeJS.ProcessEnv => ({ NODE_ENV: 'test', ...values });

describe('readSettings', () => {
  it('has defaults: port 3000 of all addresses, of this machine alone in development', () => {
    const settings = { port: 3000, host: undefined, databaseUrl: undefined };
    expect(readSettings(environment({}), 'production')).toEqual(settings);
    expect(readSettings(environment({ PORT: '', HOST: '', DATABASE_URL: '' }), 'production')).toEqual(settings);
    expect(readSettings(environment({}), 'development')).toEqual({ ...settings, host: '127.0.0.1' });
  });

  it('takes what it is given', () => {
    const values = { PORT: '4100', HOST: '0.0.0.0', DATABASE_URL: 'postgres://me:pw@db.example/bar' };
    expect(readSettings(environment(values), 'development')).toEqual({
      port: 4100,
      host: '0.0.0.0',
      databaseUrl: 'postgres://me:pw@db.example/bar',
    });
  });

  it.each(['0', '65536', '80.5', '-1', 'http', '3000x'])('refuses the port %s', (PORT) => {
    expect(() => readSettings(environment({ PORT }), 'production')).toThrow(`it is '${PORT}'`);
  });

  it.each(['db.example:5432', 'mysql://db.example/bar', 'nonsense'])('refuses the database %s', (DATABASE_URL) => {
    expect(() => readSettings(environment({ DATABASE_URL }), 'production')).toThrow('DATABASE_URL must look like');
  });
});

describe('readAuthSecret', () => {
  async function emptyDirectory(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'barwright-secret-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    return directory;
  }

  it('makes one once, for its owner alone', async () => {
    const directory = await emptyDirectory();
    const secret = await readAuthSecret(environment({}), directory);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readAuthSecret(environment({}), directory)).toBe(secret);
    const file = join(directory, 'auth-secret');
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('prefers AUTH_SECRET, and refuses a short one', async () => {
    const directory = await emptyDirectory();
    const AUTH_SECRET = 'x'.repeat(32);
    expect(await readAuthSecret(environment({ AUTH_SECRET }), directory)).toBe(AUTH_SECRET);
    await expect(readAuthSecret(environment({ AUTH_SECRET: 'short' }), directory)).rejects.toThrow('it has 5');
  });
});

describe('describeDatabase', () => {
  it('keeps the password to itself', () => {
    expect(describeDatabase('postgres://me:hidden@db.example/bar?sslmode=require')).toBe('db.example:5432/bar');
    expect(describeDatabase('postgres://me:hidden@db.example:6000/bar')).toBe('db.example:6000/bar');
  });
});
