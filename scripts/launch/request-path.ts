import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_URL_LENGTH = 16_000;

/** Why a request cannot be served by what its target says; null when it can. */
export function targetProblem(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return 'The address is too long.';
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/')) return 'The address must begin with a slash.';
  if (path.includes('\\') || path.includes('//')) return 'The address holds a slash too many.';
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    if (/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))) return 'The address holds control characters.';
  } catch {
    return 'The address cannot be decoded.';
  }
  return null;
}

/**
 * Answers a request whose target no page and no endpoint can stand for, before the framework fails on
 * it: 400 `{ code, msg }`. Says whether it did.
 */
export function refuseTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const msg = targetProblem(request.url ?? '');
  if (msg === null) return false;
  const body = JSON.stringify({ code: 'invalid_input', msg });
  response.writeHead(400, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
  return true;
}
