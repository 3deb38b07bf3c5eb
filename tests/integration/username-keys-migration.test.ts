import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { createOldDatabase } from '../support/old-database';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

it('gives the present key to every account whose name has a capital ẞ, unless somebody has it', async () => {
  const { url, migrateOn, drop } = await createOldDatabase('username_keys');
  onTestFinished(drop);
  const before = ['straße', 'weiß', 'weiss', 'ßß', 'ßss', 'ana', 'ß\u0302'];
  await withClient(url, async (client) => {
    for (const [number, key] of before.entries()) {
      await client.query(
        `INSERT INTO "user" (id, username, username_key, password_hash, created_at)
         VALUES ($1, $2, $2, '', timestamptz '2026-01-01' + $3 * interval '1 day')`,
        [id(number), key, number],
      );
    }
  });
  await migrateOn();
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT username_key AS key FROM "user" ORDER BY id');
    expect(rows.map(({ key }) => key)).toEqual(['strasse', 'weiß', 'weiss', 'ssss', 'ßss', 'ana', 's\u015D']);
  });
});
