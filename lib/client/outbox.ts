import type * as z from 'zod/mini';
import { type RecordKind, readRecord, recordKey, recordKeys, removeRecord, writeRecord } from './browser-store';

/** Fired on `window` when this tab changes an outbox; other tabs hear the storage event. */
const CHANGE_EVENT = 'barwright:outbox';

/** Things that this browser keeps until the server has confirmed them, of each learner apart. */
export type Outbox<Item> = {
  /** Puts an item in, or replaces it; false when it only lives as long as the page. */
  put: (userId: string, item: Item) => boolean;
  remove: (userId: string, key: string) => void;
  /** What is in it, the first made first; what cannot be read is left out. */
  list: (userId: string) => Item[];
  /** Calls back whenever any tab changes an outbox; answers how to stop. */
  watch: (onChange: () => void) => () => void;
};

type OutboxDefinition<Item> = {
  kind: RecordKind;
  /** Of the record as it is stored. */
  version: number;
  schema: z.ZodMiniType<Item>;
  /** When an item was made, milliseconds since 1970. */
  madeAtMs: (item: Item) => number;
};

/**
 * An outbox in local storage. An item is put here before the first try to send it and leaves when the
 * server has it; its key is also its idempotency key. Where the browser refuses to keep it, it lives
 * as long as the page.
 */
export function defineOutbox<Item extends { key: string }>({
  kind,
  version,
  schema,
  madeAtMs,
}: OutboxDefinition<Item>): Outbox<Item> {
  const unstored = new Map<string, Item>();
  const announce = () => window.dispatchEvent(new Event(CHANGE_EVENT));

  function readItem(storageKey: string): Item[] {
    const record = readRecord(storageKey) as { version?: unknown } | null;
    const item = record?.version === version ? schema.safeParse(record) : null;
    return item?.success ? [item.data] : [];
  }

  return {
    put: (userId, item) => {
      const storageKey = recordKey(kind, userId, item.key);
      const isStored = writeRecord(storageKey, { version, ...item });
      if (isStored) unstored.delete(storageKey);
      else unstored.set(storageKey, item);
      announce();
      return isStored;
    },
    remove: (userId, key) => {
      const storageKey = recordKey(kind, userId, key);
      unstored.delete(storageKey);
      removeRecord(storageKey);
      announce();
    },
    list: (userId) => {
      const prefix = recordKey(kind, userId);
      const stored = recordKeys(prefix).filter((storageKey) => !unstored.has(storageKey));
      const kept = [...unstored].filter(([storageKey]) => storageKey.startsWith(`${prefix}:`));
      return [...stored.flatMap(readItem), ...kept.map(([, item]) => item)].sort((a, b) => madeAtMs(a) - madeAtMs(b));
    },
    watch: (onChange) => {
      window.addEventListener(CHANGE_EVENT, onChange);
      window.addEventListener('storage', onChange);
      return () => {
        window.removeEventListener(CHANGE_EVENT, onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
