import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are; answers the status, the content type and the body. */
export async function sendRaw(origin: string, request: string) {
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

/** A request without a body, as it stands on the wire; each of its own header lines ends with CRLF. */
export const rawGet = (path: string, headers = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\n${HEAD}${headers}\r\n`;

export const rawPost = (path: string, headers: string, body = '') => `${rawGet(path, headers, 'POST')}${body}`;
