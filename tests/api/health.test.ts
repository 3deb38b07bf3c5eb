import { describe, expect, it } from 'vitest';
import { GET as unknownAddress, DELETE as unknownDelete } from '@/app/api/[[...unknown]]/route';
import { GET as getHealth, POST as postHealth } from '@/app/api/health/route';
import { health } from '@/lib/contract/health';
import { disconnectDatabase } from '@/lib/db/prisma';
import { expectError, send } from '../support/api';

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
