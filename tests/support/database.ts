import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { disconnectDatabase } from '@/lib/db/prisma';
import { withClient } from '@/scripts/database/cluster';
import { requireThrowAway } from './throw-away';

/** Gives each test file an empty, migrated database of its own and the environment of a server. */

const template = new URL(requireThrowAway(inject('templateUrl')));
const name = `throwaway_${randomUUID().replaceAll('-', '')}`;

function urlOf(database: string): string {
  const url = new URL(template);
  url.pathname = `/${database}`;
  return url.href;
}

beforeAll(async () => {
  await withClient(urlOf('postgres'), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(template.pathname.slice(1))}`),
  );
  process.env.DATABASE_URL = requireThrowAway(urlOf(name));
  // A machine that is busy with other things is no outage.
  process.env.DATABASE_PATIENCE = '20';
  process.env.AUTH_SECRET = 'a secret of the tests, long enough to sign with';
  process.env.NEXTAUTH_URL = 'http://localhost';
});

afterAll(async () => {
  await disconnectDatabase();
  await withClient(urlOf('postgres'), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
});
