import type * as z from 'zod/mini';
import { type RecordKind, readRecord, recordKey, recordKeys, removeRecord, writeRecord } from './browser-store';

/** Fired on `window` when this tab changes an outbox; other tabs hear the storage event. */
const CHANGE_EVENT = 'barwright:outbox';

export type OutboxItem = {
  key: string;
  /** The server's reason for refusing it for good; null while it can be sent. */
  refusal: string | null;
};

/** Things that this browser keeps until the server has confirmed them, of each learner apart. */
export type Outbox<Item> = {
  kind: RecordKind;
  /** When an item was made, milliseconds since 1970. */
  madeAtMs: (item: Item) => number;
  /** Puts an item in, or replaces it; false when it only lives as long as the page. */
  put: (userId: string, item: Item) => boolean;
  remove: (userId: string, key: string) => void;
  find: (userId: string, key: string) => Item | null;
  /** What is in it, the first made first; what cannot be read is left out. */
  list: (userId: string) => Item[];
  /** Whether the browser keeps all of it, also when the page is left. */
  isKept: (userId: string) => boolean;
  /** Calls back whenever any tab changes an outbox; answers how to stop. */
  watch: (onChange: () => void) => () => void;
};

type OutboxDefinition<Item> = {
  kind: RecordKind;
  /** Of the record as it is stored. */
  version: number;
  schema: z.ZodMiniType<Item>;
  madeAtMs: (item: Item) => number;
};

/**
 * An outbox in local storage. An item is put here before the first try to send it and leaves when the
 * server has it; its key is also its idempotency key. Where the browser refuses to keep it, it lives
 * as long as the page, and is stored as soon as there is room.
 */
export function defineOutbox<Item extends OutboxItem>({
  kind,
  version,
  schema,
  madeAtMs,
}: OutboxDefinition<Item>): Outbox<Item> {
  const unstored = new Map<string, Item>();
  const announce = () => window.dispatchEvent(new Event(CHANGE_EVENT));

  function readItem(storageKey: string): Item | null {
    const held = unstored.get(storageKey);
    if (held) return held;
    const record = readRecord(storageKey) as { version?: unknown } | null;
    const item = record?.version === version ? schema.safeParse(record) : null;
    return item?.success ? item.data : null;
  }

  function store(storageKey: string, item: Item): boolean {
    const isStored = writeRecord(storageKey, { version, ...item });
    if (isStored) unstored.delete(storageKey);
    else unstored.set(storageKey, item);
    return isStored;
  }

  function unstoredKeys(userId: string): string[] {
    return [...unstored.keys()].filter((storageKey) => storageKey.startsWith(`${recordKey(kind, userId)}:`));
  }

  return {
    kind,
    madeAtMs,
    put: (userId, item) => {
      const isStored = store(recordKey(kind, userId, item.key), item);
      announce();
      return isStored;
    },
    remove: (userId, key) => {
      const storageKey = recordKey(kind, userId, key);
      unstored.delete(storageKey);
      removeRecord(storageKey);
      for (const [waiting, item] of [...unstored]) store(waiting, item);
      announce();
    },
    find: (userId, key) => readItem(recordKey(kind, userId, key)),
    list: (userId) => {
      const storageKeys = new Set([...recordKeys(recordKey(kind, userId)), ...unstoredKeys(userId)]);
      return [...storageKeys].flatMap((key) => readItem(key) ?? []).sort((a, b) => madeAtMs(a) - madeAtMs(b));
    },
    isKept: (userId) => unstoredKeys(userId).length === 0,
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
