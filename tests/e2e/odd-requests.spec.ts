import { rawGet as get, rawPost as post, sendRaw } from '../support/raw-request';
import { expect, test } from './fixtures';

const AT_THE_API: [string, string, number][] = [
  ['a path that cannot be decoded', get('/api/questions/%ff'), 400],
  ['a path with half an escape', get('/api/%'), 400],
  ['a path with a null byte', get('/api/health%00'), 400],
  ['a path with two slashes', get('/api//health'), 400],
  ['a path with a backslash', get('/api\\health'), 400],
  ['a very long path', get(`/api/${'a'.repeat(15_000)}`), 404],
  ['an unknown path', get('/api/nothing/here'), 404],
  ['headers without end', get('/api/health', `X-Long: ${'a'.repeat(40_000)}\r\n`), 413],
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a header without a name', get('/api/health', ': x\r\n'), 400],
  ['a broken cookie', get('/api/questions/sources', 'Cookie: next-auth.session-token=%E0%A4%A; =;;;=\r\n'), 401],
  ['a broken token', get('/api/questions/sources', 'Authorization: Bearer a.b.c\r\n'), 401],
  ['another scheme', get('/api/questions/sources', 'Authorization: Basic %%%\r\n'), 401],
  ['a broken condition', get('/api/questions/sources', 'If-None-Match: "\r\n'), 401],
  ['a length that is none', post('/api/auth/login', 'Content-Length: x\r\n'), 400],
  ['a length below nothing', post('/api/auth/login', 'Content-Length: -1\r\n'), 400],
  [
    'an encoding that nobody knows',
    post('/api/auth/login', 'Content-Type: application/json\r\nContent-Encoding: zz\r\nContent-Length: 2\r\n', '{}'),
    400,
  ],
  ['a body of another kind', post('/api/auth/login', 'Content-Type: text/html\r\nContent-Length: 2\r\n', '{}'), 415],
  [
    'a body that is no JSON',
    post('/api/auth/login', 'Content-Type: application/json\r\nContent-Length: 1\r\n', '{'),
    400,
  ],
  ['another method', get('/api/auth/login', '', 'PATCH'), 405],
  ['a method that repeats the request', get('/api/auth/login', '', 'TRACE'), 405],
  ['a method of other protocols', get('/api/auth/login', '', 'PROPFIND'), 405],
  ['a method that makes a tunnel', get('example.org:443', '', 'CONNECT'), 405],
  ['a method that nobody knows', get('/api/health', '', 'FETCH'), 400],
  ['a method in small letters', get('/api/health', '', 'get'), 400],
  ['a method that pages have not', get('/rules', '', 'TRACE'), 405],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', get('/api/health', 'Host: localhost\r\n'), 400],
  ['a host that is no name', 'GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', post('/api/auth/login', 'Content-Length: 1\r\nContent-Length: 2\r\n', '{}'), 400],
  ['an expectation', post('/api/auth/login', 'Expect: wonders\r\nContent-Length: 0\r\n'), 417],
  ['a state that no browser sends', get('/nothing', 'RSC: 1\r\nNext-Router-State-Tree: nonsense\r\n'), 400],
  ['an action that there is not', post('/login', `Next-Action: ${'0'.repeat(42)}\r\nContent-Length: 2\r\n`, '[]'), 405],
  [
    'a form that is sent to a page',
    post('/login', 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n', 'abcd'),
    405,
  ],
];

for (const [name, request, status] of AT_THE_API) {
  test(`${name} is answered as an error of the API`, async ({ baseURL }) => {
    const answer = await sendRaw(baseURL ?? '', request);
    expect(answer).toMatchObject({ status, type: 'application/json' });
    const body = answer.body.replace(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/gi, '');
    expect(JSON.parse(body)).toEqual({ code: expect.any(String), msg: expect.stringMatching(/^[A-Z'].+\.$/) });
  });
}

test('a form without its boundary is a form that cannot be read', async ({ baseURL, newLearner }) => {
  const { token } = await newLearner();
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x']) {
    const headers = `Authorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n`;
    const { status } = await sendRaw(baseURL ?? '', post('/api/transformer/upload', headers, 'abcd'));
    expect([400, 415], type).toContain(status);
  }
});

test('a page at an address that cannot be decoded is no failure of ours', async ({ baseURL }) => {
  for (const path of ['/%ff', '/rules/%', '/understand/%c0%ae', '//rules', '/rules?%ff=%ff']) {
    const { status } = await sendRaw(baseURL ?? '', get(path));
    expect([path, status < 500]).toEqual([path, true]);
  }
});

test('a wish for another protocol is overheard', async ({ baseURL }) => {
  for (const wish of ['websocket', 'h2c']) {
    const request = get('/api/health', `Upgrade: ${wish}\r\n`).replace('close', 'Upgrade, close');
    expect(await sendRaw(baseURL ?? '', request)).toMatchObject({ status: 200, type: 'application/json' });
  }
});

test('a page that stands for a file that is not there runs no scripts but ours', async ({ request }) => {
  for (const path of ['/icons', '/favicon.icox', '/data/x', '/data/x.json', '/nothing']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['content-security-policy'], path).toContain("script-src 'self' 'nonce-");
  }
});
