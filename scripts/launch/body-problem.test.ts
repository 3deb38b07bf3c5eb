import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EndpointContract, mostBodyBytes } from '@/lib/contract/endpoint-contract';
import { SECRET, sessionOf } from './admission.fixture';
import { callBodyProblem, takesBody } from './body-problem';

const DIRECTORY = join('lib', 'contract');
const modules = await Promise.all(
  readdirSync(DIRECTORY).map(
    (file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), DIRECTORY, file)).href),
  ),
);
const all = modules
  .flatMap((contracts): unknown[] => Object.values(contracts))
  .filter((value): value is EndpointContract => typeof value === 'object' && value !== null && 'response' in value)
  .map((contract) => ({ name: `${contract.method} ${contract.path}`, contract }));
const endpoints = all.filter(({ contract: { method, body, files } }) => method !== 'GET' && (body || files));

let token = '';
beforeEach(async () => {
  token = (await sessionOf('c3b8e5a2-4f0e-4a53-9d0c-1f2a3b4c5d6e')).trim().replace('Authorization: ', '');
});

function problemOf({ method, path }: EndpointContract, bytes: number, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const head = { method, headers, headersDistinct: { 'content-length': [String(bytes)] } };
  return callBodyProblem(head, `/api${path.replaceAll(/\{\w+\}/g, 'x-1')}`, SECRET);
}

describe('the body of a call', () => {
  it('is known of every endpoint that takes one', () => {
    expect(endpoints.length).toBeGreaterThan(20);
  });

  describe.each(endpoints)('$name', ({ contract }) => {
    it('may be as long as the contract says', () => {
      expect(problemOf(contract, mostBodyBytes(contract), token)).toBeNull();
    });

    it('is not read when it is longer', () => {
      expect(problemOf(contract, mostBodyBytes(contract) + 1, token)).toMatchObject({ code: 'too_large' });
    });
  });

  it.each(endpoints.filter(({ contract }) => contract.auth === 'signed-in'))(
    'of $name is not read of somebody who has not logged in',
    ({ contract }) => {
      const refusal = { status: '401 Unauthorized', code: 'unauthenticated', msg: 'Please log in to continue.' };
      for (const shown of [undefined, '', 'Bearer', 'Bearer a.b.c', `${token}x`, token.replace('Bearer', 'Basic')]) {
        expect(problemOf(contract, 10, shown)).toEqual(refusal);
      }
    },
  );

  it('is read of what is no endpoint, which the framework refuses', () => {
    const head = { method: 'POST', headers: {}, headersDistinct: { 'content-length': ['10'] } };
    for (const path of ['/api/nothing', '/api', '/api/quiz/attempts/x', '/api/__proto__']) {
      expect(callBodyProblem(head, path, SECRET)).toBeNull();
    }
  });

  it.each(all)('is taken by $name as the contract says', ({ contract: { method, path, body, files } }) => {
    const address = `/api${path.replaceAll(/\{\w+\}/g, 'x-1')}`;
    expect(takesBody(method, address)).toBe(body !== undefined || files !== undefined);
    for (const other of ['HEAD', 'OPTIONS', 'PATCH']) expect(takesBody(other, address)).toBe(false);
  });

  it('needs the bearer header, however its blanks and letters are written', () => {
    const contract = endpoints.find(({ name }) => name === 'POST /rules/check')?.contract as EndpointContract;
    const session = token.replace('Bearer ', '');
    for (const scheme of ['bearer ', 'BEARER   ']) expect(problemOf(contract, 10, scheme + session)).toBeNull();
  });
});
