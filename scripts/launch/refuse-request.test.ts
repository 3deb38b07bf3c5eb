import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBrokenRequests } from './broken-request';
import { isBodyRead, refuseRequest, requestProblem } from './refuse-request';

const SETTINGS = { isDevelopment: false, authSecret: 'a secret that is long enough to sign with' };

const server = createServer({ requireHostHeader: false }, (request, response) => {
  if (!refuseRequest(request, response, SETTINGS)) response.end('served');
});
answerBrokenRequests(server);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** What comes back for bytes as they stand on the wire, until the server closes the connection. */
async function answerTo(request: string): Promise<string> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(request, 'latin1');
  const answer = await text(socket);
  socket.end();
  return answer;
}

const get = (target: string, method = 'GET') => `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

async function expectRefusal(request: string, status: number, problem: { code: string; msg: string }): Promise<string> {
  const answer = await answerTo(request);
  const [head = '', body] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json$/im);
  expect(body).toBe(JSON.stringify(problem));
  return head;
}

describe('the address', () => {
  it.each(['/', '/api/health', '/essays?x=%ff&y=//', '/api/essays/a%20b%C3%A9', '/a%2Fb', '/_next/x.js'])(
    'may be %s',
    async (target) => {
      expect(await answerTo(get(target))).toMatch(/^HTTP\/1.1 200 [\s\S]+served/);
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
    ['/api/%2e%2e/login', 'The address holds dots in the place of a name.'],
    ['/_next/static/%2E./../api/health?x', 'The address holds dots in the place of a name.'],
    ['/login/.', 'The address holds dots in the place of a name.'],
    ['/api\\health', 'The address holds a slash too many.'],
    ['http://localhost/api/health', 'The address must begin with a slash.'],
    [`/${'x'.repeat(16_000)}`, 'The address is too long.'],
  ])('may not be %s', async (target, msg) => {
    await expectRefusal(get(target), 400, { code: 'invalid_input', msg });
  });

  it.each(['/_global-error', '/_global-error.rsc', '/_next/image?url=%2Fapi%2Fhealth&w=640&q=75'])(
    'leads nowhere as %s',
    async (target) => {
      await expectRefusal(get(target), 404, { code: 'not_found', msg: 'There is no such page.' });
    },
  );

  it('may not be a star', async () => {
    const msg = 'The address must begin with a slash.';
    await expectRefusal(get('*', 'OPTIONS'), 400, { code: 'invalid_input', msg });
  });
});

describe('the method', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('may be %s at the API', async (method) => {
    expect(await answerTo(get('/api/health', method))).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each(['TRACE', 'PROPFIND', 'LINK', 'M-SEARCH', 'QUERY'])('may not be %s at the API', async (method) => {
    const msg = `${method} is not allowed here.`;
    const head = await expectRefusal(get('/api/health', method), 405, { code: 'method_not_allowed', msg });
    expect(head).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS$/im);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('may not be %s at a page', async (method) => {
    const msg = `${method} is not allowed here.`;
    const head = await expectRefusal(get('/login?x', method), 405, { code: 'method_not_allowed', msg });
    expect(head).toMatch(/^allow: GET, HEAD$/im);
  });

  it('may be POST where a development server hears from its pages', () => {
    const request = {
      url: '/__nextjs_original-stack-frames',
      method: 'POST',
      httpVersion: '1.1',
      headers: {},
      headersDistinct: {},
    };
    const atHost = { ...request, headersDistinct: { host: ['localhost:3000'] } };
    expect(requestProblem(atHost, { ...SETTINGS, isDevelopment: true })).toBeNull();
    expect(requestProblem(atHost, SETTINGS)).toMatchObject({ code: 'method_not_allowed' });
  });

  it('may not be CONNECT', async () => {
    const problem = { code: 'method_not_allowed', msg: 'CONNECT is not allowed here.' };
    const head = await expectRefusal(get('example.org:443', 'CONNECT'), 405, problem);
    expect(head).toMatch(/^allow: GET, HEAD$/im);
  });

  it.each(['get', 'Get', 'HELLO', 'TRACK', '{}'])('may not be %s, which is none', async (method) => {
    const msg = 'The request begins with no known method.';
    await expectRefusal(get('/', method), 400, { code: 'invalid_input', msg });
  });
});

describe('the host', () => {
  const asked = (...lines: string[]) => `GET / HTTP/1.1\r\n${lines.join('')}Connection: close\r\n\r\n`;

  it.each(['localhost', 'localhost:3000', 'example.org', '[::1]:80', '192.0.2.1'])('may be %s', async (name) => {
    expect(await answerTo(asked(`Host: ${name}\r\n`))).toContain('served');
  });

  it('may be missing before HTTP/1.1', async () => {
    expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toContain('served');
  });

  it.each([
    ['missing', asked(), 'The request names no host.'],
    ['empty', asked('Host: \r\n'), 'The request names no host.'],
    ['two', asked('Host: a\r\n', 'Host: b\r\n'), 'The request names more than one host.'],
    ['two alike', asked('Host: a\r\n', 'host: a\r\n'), 'The request names more than one host.'],
    ['two words', asked('Host: a b\r\n'), 'The host of the request is no name.'],
    ['an address', asked('Host: http://a\r\n'), 'The host of the request is no name.'],
    ['a user', asked('Host: me@a\r\n'), 'The host of the request is no name.'],
    ['a port too high', asked('Host: a:70000\r\n'), 'The host of the request is no name.'],
    ['half a bracket', asked('Host: [::1\r\n'), 'The host of the request is no name.'],
  ])('may not be %s', async (_what, request, msg) => {
    await expectRefusal(request, 400, { code: 'invalid_input', msg });
  });
});

describe('the rest of the head', () => {
  const withLines = (...lines: string[]) => `POST /api/x HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;

  it.each([
    ['a length that is none', withLines('Content-Length: x')],
    ['two lengths', withLines('Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', withLines('Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a line without a colon', withLines('X')],
    ['a header without a name', withLines(': x')],
    ['a control character', withLines('X: \u0000')],
    ['no version that there is', 'GET / HTTP/x\r\n\r\n'],
  ])('may not hold %s', async (_what, request) => {
    await expectRefusal(request, 400, { code: 'invalid_input', msg: 'The request could not be read as HTTP.' });
  });

  it('may not be too long', async () => {
    const msg = 'The headers of the request are too long.';
    await expectRefusal(withLines(`X: ${'x'.repeat(20_000)}`), 413, { code: 'too_large', msg });
  });

  const state = (...values: string[]) => withLines(...values.map((value) => `Next-Router-State-Tree: ${value}`));
  const STATE = encodeURIComponent(JSON.stringify(['', { children: ['rules', { children: ['__PAGE__', {}] }] }]));

  it('may say what a browser has of a page', async () => {
    expect(await answerTo(state(STATE).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain('served');
  });

  it.each([
    ['no JSON', state('nonsense')],
    ['no state', state('null')],
    ['half a state', state('%5B%22%22%5D')],
    ['half an escape', state('%')],
    ['a state too deep', state('%5B%22%22,%7B%22a%22:'.repeat(600))],
    ['two states', state(STATE, STATE)],
  ])('may not say %s', async (_what, request) => {
    const msg = "The header 'Next-Router-State-Tree' cannot be read.";
    await expectRefusal(request.replace('POST', 'GET').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 400, {
      code: 'invalid_input',
      msg,
    });
  });

  it.each(['Content-Length: 5\r\n', 'Transfer-Encoding: chunked\r\n'])(
    'may not announce the body of a page as %s',
    async (line) => {
      const request = get('/login').replace('\r\n\r\n', `\r\n${line}\r\n`);
      await expectRefusal(`${request}0\r\n\r\n`, 400, {
        code: 'invalid_input',
        msg: 'A request for a page holds no body.',
      });
    },
  );

  it('may say that a page is asked for without a body', async () => {
    expect(await answerTo(get('/login').replace('\r\n\r\n', '\r\nContent-Length: 0\r\n\r\n'))).toContain('served');
  });

  it.each(['/api/auth/login', '/api/auth/register', '/api/auth/login?x'])(
    'may not announce more at %s than its fields need, of which nothing is waited for',
    async (path) => {
      const request = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4001\r\n\r\n`;
      const msg = 'That is too large: the request can be at most 4 KB.';
      await expectRefusal(request, 413, { code: 'too_large', msg });
      const whole = request.replace('4001', '4000') + ' '.repeat(4_000);
      expect(await answerTo(whole)).toContain('served');
    },
  );

  it.each([
    ['POST', '/api/auth/login', true],
    ['POST', '/api/auth/login/?x', true],
    ['POST', '/api/auth/logout', false],
    ['POST', '/api/quiz/attempts', false],
    ['POST', '/api/nothing', false],
    ['GET', '/api/health', false],
    ['DELETE', '/api/transformer/clear', false],
    ['GET', '/login', false],
  ])('announces with %s %s a body that is read: %s', (method, url, isRead) => {
    const headers = { host: 'x', 'content-length': '10' };
    const headersDistinct = { host: ['x'], 'content-length': ['10'] };
    expect(isBodyRead({ method, url, httpVersion: '1.1', headers, headersDistinct }, SETTINGS)).toBe(isRead);
  });

  it('may not expect what nobody promises', async () => {
    const msg = "The header 'Expect' may say '100-continue' alone.";
    const request = withLines('Expect: a miracle', 'Connection: close');
    await expectRefusal(request, 417, { code: 'invalid_input', msg });
  });

  it('may ask for an upgrade, which nobody makes', async () => {
    const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
    expect(await answerTo(request)).toContain('served');
  });
});

it('keeps no connection of a client that never closes its side', async () => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const [accepted] = await once(server, 'connection');
  socket.write('no HTTP\r\n\r\n');
  socket.resume();
  await once(accepted, 'close');
  socket.destroy();
});
