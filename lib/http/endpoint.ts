import { authenticateToken, bearerToken } from '@/lib/auth/authenticate';
import type { EndpointContract, EndpointInput, EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';
import { AppError } from '@/lib/domain/errors/app-error';
import { readBrowserCookie } from './browser-cookie';
import { clientAddress } from './client-address';
import { errorResponse } from './error-response';
import { readFiles, type SentFile } from './read-files';
import { readRequest } from './read-request';
import { FileStream, JsonLines, JsonStream, PrerenderedJson, Reply } from './reply';
import { streamAnswer } from './stream-answer';
import { type Asker, answerInTurn, makePieceInTurn } from './turns';

/** What the framework passes beside the request: the path parameters. */
type RouteContext = { params: Promise<Record<string, string>> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

type HandlerInput<C extends EndpointContract> = EndpointInput<C> & {
  /** The claims of the verified token; undefined on a public endpoint. */
  user: C['auth'] extends 'signed-in' ? TokenClaims : undefined;
  /** The files of the form, read from the network as they are asked for. */
  files: C['files'] extends object ? AsyncIterable<SentFile> : undefined;
  /** Address of the connection, for throttling. */
  address: string;
  /** What a login left in the caller's browser, for throttling; proves nothing by itself. */
  browserToken: string | undefined;
  /** The request's own moment, milliseconds since 1970. */
  nowMs: number;
  /** Aborted when the caller has gone away. */
  signal: AbortSignal;
};

type HandlerOutput<C extends EndpointContract> =
  | EndpointResponse<C>
  | Reply<EndpointResponse<C>>
  | PrerenderedJson<EndpointResponse<C>>
  | JsonLines<EndpointResponse<C>>
  | JsonStream<EndpointResponse<C>>
  | (EndpointResponse<C> extends File ? FileStream : never);

async function requireUser(request: Request, nowMs: number): Promise<TokenClaims> {
  const token = bearerToken(request.headers.get('Authorization'));
  const claims = token && (await authenticateToken(token, nowMs));
  if (!claims) throw new AppError('unauthenticated', 'Please log in to continue.');
  return claims;
}

function respond(output: unknown, contract: EndpointContract, request: Request, asker: Asker): Response {
  if (output instanceof PrerenderedJson) {
    const headers = { ETag: output.etag, 'Cache-Control': 'private, no-cache', 'Content-Type': 'application/json' };
    return request.headers.get('If-None-Match') === output.etag
      ? new Response(null, { status: 304, headers })
      : new Response(output.text, { headers });
  }
  if (output instanceof File || output instanceof FileStream) {
    const name = encodeURIComponent(output.name);
    return new Response(output instanceof File ? output : streamFile(output.stream), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': output.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      },
    });
  }
  if (output instanceof JsonLines) {
    // Proxies that gather a response before they pass it on are asked not to.
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' };
    return new Response(streamText(linesOf(output.lines), { ...asker, user: undefined }), { headers });
  }
  if (output instanceof JsonStream) {
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };
    return new Response(streamText(output.pieces, asker), { headers });
  }
  const { data, headers } = output instanceof Reply ? output : { data: output, headers: [] };
  const init = { status: contract.status ?? 200, headers: new Headers([['Cache-Control', 'no-store'], ...headers]) };
  return contract.status === 204 ? new Response(null, init) : Response.json(data, init);
}

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** Text as it comes, of an account one piece at a time. */
function streamText(pieces: AsyncIterable<string>, asker: Asker): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return streamAnswer({
    next: async () => {
      const { done, value } = await makePieceInTurn(asker, () => iterator.next());
      return { done, value: encoder.encode(value ?? '') };
    },
    cancel: () => iterator.return?.(),
  });
}

function streamFile(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  // It reads ahead by itself.
  return streamAnswer({ next: () => reader.read(), cancel: () => reader.cancel() }, { highWaterMark: 0 });
}

/** Says which build answers, as next.config.mjs names it, so that a page of an older one notices. */
function named(response: Response): Response {
  if (process.env.BUILD_ID) response.headers.set('X-Build', process.env.BUILD_ID);
  return response;
}

/**
 * A route handler for a contract: authenticates (unless the contract says public), parses every
 * source, runs, and maps what is thrown to `{ code, msg }` with its status. Takes a standard Request
 * and gives a standard Response.
 */
export function endpoint<C extends EndpointContract>(
  contract: C,
  handle: (input: HandlerInput<C>) => HandlerOutput<C> | Promise<HandlerOutput<C>>,
): RouteHandler {
  return async (request, context) => {
    try {
      const nowMs = Date.now();
      const user = contract.auth === 'signed-in' ? await requireUser(request, nowMs) : undefined;
      const parts = await readRequest(contract, request, (await context.params) ?? {});
      const files = contract.files && readFiles(request, contract, contract.files);
      const address = clientAddress(request);
      // The parts are what the contract's schemas parsed; their types cannot follow through the loop.
      const input = {
        ...parts,
        files,
        user,
        address,
        browserToken: readBrowserCookie(request),
        nowMs,
        signal: request.signal,
      } as HandlerInput<C>;
      const output = await answerInTurn(contract, { user, address }, () => handle(input));
      return named(respond(output, contract, request, { user, address }));
    } catch (error) {
      return named(errorResponse(error));
    }
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** The exports of a route file: the handlers given, and a clear 405 for every other method. */
export function methods(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allowed = METHODS.filter((method) => handlers[method]);
  const refuse: RouteHandler = async (request) =>
    errorResponse(
      new AppError('method_not_allowed', `${request.method} is not allowed here; use ${allowed.join(' or ')}.`),
      { Allow: allowed.join(', ') },
    );
  return Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse])) as Record<
    Method,
    RouteHandler
  >;
}
