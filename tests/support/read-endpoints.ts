import { describe, expect, it } from 'vitest';
import { signClaims } from '@/lib/auth/token';
import type { EndpointContract } from '@/lib/contract/endpoint-contract';
import type { Learner } from './accounts';
import { expectError, type Handler, send } from './api';

/** An endpoint that learners only read. */
type ReadEndpoint = {
  contract: EndpointContract;
  handler: Handler;
  /** Of another method. */
  other: Handler;
};

type ReadEndpoints = {
  /** Those whose answers change with the content alone. */
  ofContent: ReadEndpoint[];
  others?: ReadEndpoint[];
};

const named = (endpoints: ReadEndpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.contract.method} ${endpoint.contract.path}`, endpoint] as const);

/** Tests what all endpoints have in common that learners only read. */
export function describeReading({ ofContent, others = [] }: ReadEndpoints, reader: () => Learner): void {
  describe.each(named([...ofContent, ...others]))('%s', (_, { handler, other }) => {
    it('is 401 without a valid token', async () => {
      const { id, token: valid } = reader();
      const expired = await signClaims({ id, username: 'x', role: 'learner', sv: 1, exp: 1 });
      for (const token of [undefined, 'nonsense', 'a.b.c', expired, `${valid}x`]) {
        await expectError(await send(handler, token ? { token } : {}), 401, 'unauthenticated');
      }
    });

    it('is 405 for another method', async () => {
      const response = await send(other, { method: 'PATCH', token: reader().token });
      expect(response.headers.get('Allow')).toBe('GET');
      await expectError(response, 405, 'method_not_allowed');
    });
  });

  describe.each(named(ofContent))('%s', (_, { contract, handler }) => {
    it('answers by its contract, and 304 to whoever has it already', async () => {
      const { token } = reader();
      const first = await send(handler, { token });
      expect(first.status).toBe(200);
      expect(first.headers.get('Content-Type')).toBe('application/json');
      expect(Object.keys(contract.response.parse(await first.json()) as object)).not.toHaveLength(0);

      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[\w-]{20,}"$/);
      const again = await send(handler, { token, headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await send(handler, { token, headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
      await expectError(await send(handler, { headers: { 'If-None-Match': etag } }), 401, 'unauthenticated');
    });
  });
}
