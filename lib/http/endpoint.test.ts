import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '@/lib/contract/endpoint-contract';
import { AppError } from '@/lib/domain/errors/app-error';
import { endpoint } from './endpoint';
import { JsonStream } from './reply';

const contract = defineEndpoint({ method: 'GET', path: '/any', auth: 'public', response: z.string() });
const ask = async (handle: () => string | JsonStream<string>) =>
  await endpoint(contract, handle)(new Request('http://localhost/api/any'), { params: Promise.resolve({}) });

afterEach(() => vi.unstubAllEnvs());

it('says with every answer which build gave it, refusals included', async () => {
  vi.stubEnv('BUILD_ID', 'of-today');
  const refuse = () => {
    throw new AppError('not_found', 'There is no such thing.');
  };
  expect((await ask(() => 'yes')).headers.get('X-Build')).toBe('of-today');
  const refused = await ask(refuse);
  expect(refused.status).toBe(404);
  expect(refused.headers.get('X-Build')).toBe('of-today');
});

it('names no build where there is none, as in development', async () => {
  vi.stubEnv('BUILD_ID', '');
  expect((await ask(() => 'yes')).headers.has('X-Build')).toBe(false);
});

it('logs nothing where nobody waits any more for the rest of an answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const pieces = (async function* () {
    yield '"begun ';
    await rest;
    yield 'and ended"';
  })();
  const response = await ask(() => new JsonStream(pieces));
  const reader = response.body?.getReader();
  await reader?.read();
  // It asks for the next piece by itself, and hears of the end while that is made.
  await nextTurn();
  const cancelled = reader?.cancel();
  goOn();
  await cancelled;
  await nextTurn();
  expect(log).not.toHaveBeenCalled();
});
