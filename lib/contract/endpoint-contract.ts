import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What an endpoint takes and gives: the one source of types, validation and addresses for both sides. */
export type EndpointContract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; `{name}` marks a path parameter. */
  path: `/${string}`;
  /** Who may call it. */
  auth: 'public' | 'signed-in';
  /** Status of success, 200 unless said. */
  status?: 200 | 201 | 204;
  params?: Schema;
  query?: Schema;
  /** Request headers it reads, in lower case. */
  headers?: Schema;
  body?: Schema;
  /** Whether the request may come without a body, which is then undefined. */
  isBodyOptional?: boolean;
  /** Files it takes as multipart/form-data instead of a body: the field they repeat, and their limits. */
  files?: { field: string; maxFiles: number; maxFileBytes: number };
  /** Bytes that the body may have, `DEFAULT_MAX_BODY_BYTES` unless said. */
  maxBodyBytes?: number;
  /** Whether it keeps the processor for long: an account has one such request answered at a time. */
  isHeavy?: boolean;
  /** What it answers as JSON; `z.file()` for a file to be saved. */
  response: Schema;
};

/** Enough for a few fields of some hundred characters each, however they are escaped. */
export const DEFAULT_MAX_BODY_BYTES = 10_000;

/** What a form may hold beside the content of its files, for each of them. */
const FORM_OVERHEAD_BYTES = 10_000;

/** Bytes that a request may hold beside its head. */
export function mostBodyBytes({ files, maxBodyBytes = DEFAULT_MAX_BODY_BYTES }: EndpointContract): number {
  return files ? files.maxFiles * (files.maxFileBytes + FORM_OVERHEAD_BYTES) : maxBodyBytes;
}

/** What whoever sends more is told. */
export function tooLargeMsg(contract: EndpointContract): string {
  if (contract.files) return `That is too large: at most ${contract.files.maxFiles} files can be sent at once.`;
  const most = mostBodyBytes(contract);
  const words = most < 1_000_000 ? `${most / 1_000} KB` : `${most / 1_000_000} MB`;
  return `That is too large: the request can be at most ${words}.`;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export type EndpointInput<C extends EndpointContract> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  headers: Parsed<C['headers']>;
  body: Parsed<C['body']>;
};

/** What a caller passes: exactly the parts that the contract names. */
export type EndpointArguments<C extends EndpointContract> = {
  [Part in 'params' | 'query' | 'headers' | 'body' as C[Part] extends Schema ? Part : never]: Sent<C[Part]>;
};

/** What a call answers. */
export type EndpointResponse<C extends EndpointContract> = z.output<C['response']>;

/** Declares an endpoint; only fixes the types. */
export function defineEndpoint<const C extends EndpointContract>(contract: C): C {
  return contract;
}

/** The body of every error under `/api`. */
export const errorBody = z.object({
  code: z.string(),
  msg: z.string(),
  /** Of a conflict: what stands there now; the endpoint's contract says in which shape. */
  details: z.optional(z.unknown()),
});
