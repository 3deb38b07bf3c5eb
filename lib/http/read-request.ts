import * as z from 'zod/mini';
import { type EndpointContract, mostBodyBytes, tooLargeMsg } from '@/lib/contract/endpoint-contract';
import { AppError } from '@/lib/domain/errors/app-error';
import { exceededBound } from '@/lib/domain/json/json-bounds';
import { describeIssue } from './describe-issue';

// Without it zod/mini says no more than 'Invalid input'; browsers never load this file.
z.config({ localeError: describeIssue });

/** What a body may hold: ours are five levels deep, and the longest quiz has some 3,500 values. */
const JSON_BOUNDS = { maxDepth: 64, maxValues: 10_000 };
const MAX_QUERY_LENGTH = 16_000;
const MAX_QUERY_PARAMETERS = 100;

/**
 * Control characters and halves of characters, which no text of ours may hold; PostgreSQL refuses
 * the first of them, and the halves in JSON, outright.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/u;

/** Reads a body, refusing one that is too large before all of it has been read. */
async function readText(request: Request, contract: EndpointContract): Promise<string> {
  const maxBytes = mostBodyBytes(contract);
  const tooLarge = () => new AppError('too_large', tooLargeMsg(contract));
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge();
  if (!request.body) return '';

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      bytes += chunk.value.byteLength;
      if (bytes > maxBytes) {
        await reader.cancel();
        throw tooLarge();
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_input', 'The request could not be read as UTF-8 text.', { cause: error });
  }
}

/** The body as JSON; undefined when there is none and the contract allows that. */
async function readJson(request: Request, contract: EndpointContract): Promise<unknown> {
  const { isBodyOptional = false } = contract;
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const wrongType = new AppError('unsupported_media_type', 'The request must be sent as application/json.');
  if (mediaType !== 'application/json' && !isBodyOptional) throw wrongType;
  const text = await readText(request, contract);
  if (text === '' && isBodyOptional) return undefined;
  if (mediaType !== 'application/json') throw wrongType;
  const bound = exceededBound(text, JSON_BOUNDS);
  if (bound === 'depth') throw new AppError('invalid_input', 'The request is nested too deeply.');
  if (bound === 'values') throw new AppError('invalid_input', 'The request has too many values.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_input', 'The request is not valid JSON.', { cause: error });
  }
}

/** Each name once; a name given twice is refused, because readers differ in which one counts. */
function readQuery(request: Request): Record<string, string> {
  const { search, searchParams } = new URL(request.url);
  if (search.length > MAX_QUERY_LENGTH || searchParams.size > MAX_QUERY_PARAMETERS) {
    throw new AppError('invalid_input', 'The query is too long.');
  }
  const query: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    if (Object.hasOwn(query, name)) {
      throw new AppError('invalid_input', `'${name.slice(0, 100)}' is given more than once.`);
    }
    query[name] = value;
  }
  return query;
}

/** Refuses control characters anywhere in a value, keys included. */
function refuseControlCharacters(value: unknown, where: string): void {
  const waiting = [{ value, where }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, where } = next;
    if (typeof value === 'string') {
      if (CONTROL_CHARACTERS.test(value)) throw new AppError('invalid_input', `${where} contains control characters.`);
    } else if (Array.isArray(value)) {
      for (const item of value) waiting.push({ value: item, where });
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) waiting.push({ value: item, where: key }, { value: key, where });
    }
  }
}

type Part = 'params' | 'query' | 'headers' | 'body';

/** What each part of the request holds before it is checked; a part that no schema names is not read. */
const readPart: Record<
  Part,
  (request: Request, params: Record<string, string>, contract: EndpointContract) => unknown
> = {
  params: (_request, params) => params,
  query: (request) => readQuery(request),
  headers: (request) => Object.fromEntries(request.headers),
  body: (request, _params, contract) => readJson(request, contract),
};

/**
 * Parses every source that the contract names, before anything else runs.
 * Throws 'invalid_input' (naming the field), 'too_large' or 'unsupported_media_type'.
 */
export async function readRequest(
  contract: EndpointContract,
  request: Request,
  params: Record<string, string>,
): Promise<Partial<Record<Part, unknown>>> {
  const parsed: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = contract[part];
    if (!schema) continue;
    const raw = await readPart[part](request, params, contract);
    if (part !== 'headers') refuseControlCharacters(raw, part === 'body' ? 'The request' : part);
    const result = schema.safeParse(raw);
    if (!result.success)
      throw new AppError('invalid_input', result.error.issues[0]?.message ?? 'The request is not valid.');
    parsed[part] = result.data;
  }
  return parsed;
}
