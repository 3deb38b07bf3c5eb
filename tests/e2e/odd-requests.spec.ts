import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './fixtures';

/** Sends bytes as they are to the server under test; answers the status, the content type and the body. */
async function sendRaw(origin: string, request: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request, 'latin1');
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const type = /^content-type: ([^;\r\n]+)/im.exec(head)?.[1];
  return { status: Number(head.split(' ')[1]), type, body: rest.join('\r\n\r\n') };
}

const HEAD = 'Host: localhost\r\nConnection: close\r\n';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HEAD}${headers}\r\n`;
const post = (path: string, headers: string, body = '') => `POST ${path} HTTP/1.1\r\n${HEAD}${headers}\r\n${body}`;

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
  ['another method', `PATCH /api/auth/login HTTP/1.1\r\n${HEAD}\r\n`, 405],
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
