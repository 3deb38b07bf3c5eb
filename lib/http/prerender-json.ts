import { createHash } from 'node:crypto';
import { PrerenderedJson } from './reply';

const written = new WeakMap<object, PrerenderedJson<unknown>>();

/** The JSON of data that never changes, written and hashed the first time this very object is seen. */
export function prerenderJson<T extends object>(data: T): PrerenderedJson<T> {
  const known = written.get(data);
  // The map holds each object's own rendering; its types cannot say so.
  if (known) return known as PrerenderedJson<T>;
  const json = etaggedJson(data);
  written.set(data, json);
  return json;
}

/** JSON that is known by its ETag, of data that is put together for each request. */
export function etaggedJson<T extends object>(data: T): PrerenderedJson<T> {
  const text = JSON.stringify(data);
  return new PrerenderedJson<T>(text, `"${createHash('sha256').update(text).digest('base64url')}"`);
}
