import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_MAX_BODY_BYTES, defineEndpoint } from '@/lib/contract/endpoint-contract';
import { readRequest } from './read-request';

const small = defineEndpoint({
  method: 'POST',
  path: '/things/{id}',
  auth: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string().check(z.maxLength(10)), tags: z.optional(z.array(z.string())) }),
  response: z.object({}),
});

const contract = { ...small, maxBodyBytes: 250_000 };

function post(body: BodyInit, { query = '', type = 'application/json' } = {}): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    duplex: 'half',
  };
  return new Request(`http://localhost/api/things/7${query}`, init);
}

const read = (request: Request) => readRequest(contract, request, { id: '7' });

/** A body without a length, as a client that lies about it would send. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024));
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

describe('readRequest', () => {
  it('parses every part that the contract names', async () => {
    const request = post(JSON.stringify({ name: 'x', tags: ['a'] }), { query: '?page=2' });
    await expect(read(request)).resolves.toEqual({
      params: { id: '7' },
      query: { page: '2' },
      body: { name: 'x', tags: ['a'] },
    });
  });

  it.each([
    ['{', 'invalid_input', 'The request is not valid JSON.'],
    ['', 'invalid_input', 'The request is not valid JSON.'],
    ['null', 'invalid_input', 'The request must be an object.'],
    ['[]', 'invalid_input', 'The request must be an object.'],
    ['{}', 'invalid_input', 'name is required.'],
    ['{"name":5}', 'invalid_input', 'name must be text.'],
    ['{"name":"x","extra":1}', 'invalid_input', "There is no field 'extra'."],
    ['{"name":"x","__proto__":{"admin":true}}', 'invalid_input', "There is no field '__proto__'."],
    ['{"name":"elevenchars"}', 'invalid_input', 'name may have at most 10 characters.'],
    ['{"name":"a\\u0000b"}', 'invalid_input', 'name contains control characters.'],
    [`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'invalid_input', 'The request is nested too deeply.'],
    [`{"a":`.repeat(40_000), 'invalid_input', 'The request is nested too deeply.'],
    [`[${'{},'.repeat(10_000)}{}]`, 'invalid_input', 'The request has too many values.'],
    ['{"name":"x","tags":["\\u001b"]}', 'invalid_input', 'tags contains control characters.'],
  ])('refuses %s', async (body, code, msg) => {
    await expect(read(post(body))).rejects.toMatchObject({ code, msg });
  });

  it('refuses another media type', async () => {
    await expect(read(post('name=x', { type: 'application/x-www-form-urlencoded' }))).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('refuses what is not UTF-8', async () => {
    await expect(read(post(new Uint8Array([0x22, 0xff, 0x22])))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it.each([
    ['as many bytes as a contract allows that says nothing', {}, DEFAULT_MAX_BODY_BYTES, 'at most 10 KB.'],
    ['as many as it says', { maxBodyBytes: 2_000_000 }, 2_000_000, 'at most 2 MB.'],
  ])('takes %s, and refuses more by the announced length, of which it reads nothing', async (_, said, most, msg) => {
    const whole = JSON.stringify({ name: 'x' }).padEnd(most);
    await expect(readRequest({ ...small, ...said }, post(whole), { id: '7' })).resolves.toBeDefined();
    const request = post(endless());
    request.headers.set('Content-Length', String(most + 1));
    const reading = readRequest({ ...small, ...said }, request, { id: '7' });
    await expect(reading).rejects.toMatchObject({ code: 'too_large', msg: expect.stringContaining(msg) });
    expect(request.bodyUsed).toBe(false);
  });

  it('stops reading an endless body that announces no length', async () => {
    await expect(read(post(endless()))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('refuses a query parameter given twice, and control characters in one', async () => {
    await expect(read(post('{"name":"x"}', { query: '?page=1&page=2' }))).rejects.toMatchObject({
      msg: "'page' is given more than once.",
    });
    await expect(read(post('{"name":"x"}', { query: '?page=%00' }))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('refuses a query of many parameters, or a long one', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `p${index}=`).join('&');
    for (const query of [`?${many}`, `?page=${'x'.repeat(16_000)}`]) {
      await expect(read(post('{"name":"x"}', { query }))).rejects.toMatchObject({ msg: 'The query is too long.' });
    }
  });

  it('takes no body where the contract leaves it open, and still refuses one that is not JSON', async () => {
    const open = { ...contract, isBodyOptional: true, body: z.optional(contract.body) };
    const readOpen = (request: Request) => readRequest(open, request, { id: '7' });
    const none = new Request('http://localhost/api/things/7', { method: 'POST' });
    await expect(readOpen(none)).resolves.toMatchObject({ body: undefined });
    await expect(readOpen(post('', { type: 'text/plain' }))).resolves.toMatchObject({ body: undefined });
    await expect(readOpen(post('{"name":"x"}'))).resolves.toMatchObject({ body: { name: 'x' } });
    await expect(readOpen(post('{'))).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(readOpen(post('name=x', { type: 'text/plain' }))).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
  });
});
