import { describe, expect, it, vi } from 'vitest';
import { GET as unknownAddress, DELETE as unknownDelete } from '@/app/api/[[...unknown]]/route';
import { GET as getHealth, POST as postHealth } from '@/app/api/health/route';
import { health } from '@/lib/contract/health';
import { database, disconnectDatabase } from '@/lib/db/prisma';
import { expectError, send } from '../support/api';
import { holdRows } from '../support/held-rows';

const LOCKED = 'LOCK TABLE content_state IN ACCESS EXCLUSIVE MODE';

async function countWaiting(): Promise<number> {
  const waiting = await database('long').$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return waiting.length;
}

describe('GET /health', () => {
  it('is ok while the database answers', async () => {
    const response = await send(getHealth);
    expect(response.status).toBe(200);
    health.response.parse(await response.json());
  });

  it('is 503 with a sentence while it does not', async () => {
    const url = process.env.DATABASE_URL;
    await disconnectDatabase();
    process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/none';
    try {
      await expectError(await send(getHealth), 503, 'unavailable');
    } finally {
      await disconnectDatabase();
      process.env.DATABASE_URL = url;
    }
    expect((await send(getHealth)).status).toBe(200);
  });

  it('asks the database once for all who ask meanwhile', async () => {
    await holdRows(LOCKED, [], async ({ upToLock, release }) => {
      const first = await upToLock(() => send(getHealth));
      const others = Array.from({ length: 20 }, () => send(getHealth));
      const { answer } = await upToLock(() => database().$queryRaw`SELECT FROM content_state`, 1);
      expect(await countWaiting()).toBe(2);
      await release();
      await answer;
      for (const asked of [first.answer, ...others]) expect((await asked).status).toBe(200);
    });
  });

  it('is 503 while the database lets it wait, however patient everybody else is', async () => {
    await disconnectDatabase();
    vi.stubEnv('DATABASE_PATIENCE', '1000');
    try {
      await holdRows(LOCKED, [], async ({ release }) => {
        await expectError(await send(getHealth), 503, 'unavailable');
        await release();
      });
      expect((await send(getHealth)).status).toBe(200);
    } finally {
      vi.unstubAllEnvs();
      await disconnectDatabase();
    }
  });

  it('knows no other method', async () => {
    await expectError(await send(postHealth, { method: 'POST' }), 405, 'method_not_allowed');
  });
});

describe('an unknown address below /api', () => {
  it('is 404 for every method', async () => {
    await expectError(await unknownAddress(), 404, 'not_found');
    await expectError(await unknownDelete(), 404, 'not_found');
  });
});
