import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseTarget, targetProblem } from './request-path';

const server = createServer((request, response) => {
  if (!refuseTarget(request, response)) response.end('served');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
});

/** What comes back for a request line as it stands on the wire. */
function rawAnswer(target: string, method = 'GET'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

it.each(['/', '/api/health', '/essays?x=%ff&y=//', '/api/essays/a%20b%C3%A9', '/a%2Fb', '/_next/x.js'])(
  'serves %s',
  async (target) => {
    expect(targetProblem(target)).toBeNull();
    expect(await rawAnswer(target)).toContain('served');
  },
);

it.each([
  ['/api/essays/%ff', 'The address cannot be decoded.'],
  ['/%', 'The address cannot be decoded.'],
  ['/api/essays/%C0%AF', 'The address cannot be decoded.'],
  ['/api/%00', 'The address holds control characters.'],
  ['/api/%0d%0aX', 'The address holds control characters.'],
  ['//evil.example/x', 'The address holds a slash too many.'],
  ['/api//health', 'The address holds a slash too many.'],
  ['/api\\health', 'The address holds a slash too many.'],
  ['http://localhost/api/health', 'The address must begin with a slash.'],
  ['*', 'The address must begin with a slash.'],
  [`/${'x'.repeat(15_999)}y`, 'The address is too long.'],
])('refuses %s', async (target, msg) => {
  expect(targetProblem(target)).toBe(msg);
  const answer = await rawAnswer(target, target === '*' ? 'OPTIONS' : 'GET');
  if (target.length > 15_000) expect(answer).toMatch(/^HTTP\/1.1 4\d\d/);
  else {
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect(answer).toContain(JSON.stringify({ code: 'invalid_input', msg }));
  }
});
