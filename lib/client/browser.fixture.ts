import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { vi } from 'vitest';

/**
 * The few parts of a browser that the client's stores touch, for tests under Node. Answers the
 * entries of local storage; `quota` bounds their number.
 */
export function installBrowser({ quota = Number.POSITIVE_INFINITY }: { quota?: number } = {}): Map<string, string> {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!entries.has(key) && entries.size >= quota) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  };
  // Local storage lists its keys as its own properties.
  const storage = new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key)) ? { value: entries.get(String(key)), enumerable: true, configurable: true } : undefined,
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  return entries;
}

/** Takes away what the tests before have put into the outboxes. */
export async function emptyOutboxes(): Promise<void> {
  await deleteDB('barwright');
}
