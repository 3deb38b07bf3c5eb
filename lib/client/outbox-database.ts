import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isForgotten, onForgotten, readRecord, recordKey, recordKeys, removeRecord } from './browser-store';

/**
 * The IndexedDB database of what waits to be sent, and of the copies of drafts: one record for each item under
 * the key that `recordKey` makes. Storage may be refused, full, or cleared while a page is open: nothing here throws.
 */

/** The kinds of records that are kept here. */
export const SENT_KINDS = ['attempt', 'review', 'rule-tick', 'rule-answer', 'essay-draft', 'exam-end'] as const;
export type SentKind = (typeof SENT_KINDS)[number];
const KEPT_KINDS = [...SENT_KINDS, 'draft-copy'] as const;

export type StoredRecord = { version: number } & Record<string, unknown>;
export type StoredEntry = { storageKey: string; record: unknown };

const STORE = 'outbox';
let hasAskedToPersist = false;
interface Schema extends DBSchema {
  [STORE]: { key: string; value: unknown };
}
type Database = IDBPDatabase<Schema>;

let opening: Promise<Database> | undefined;

function open(): Promise<Database> {
  const close = () => {
    opening = undefined;
  };
  opening ??= openDB<Schema>('barwright', 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    // A later version wants to open it, or the browser has cleared it.
    blocking: (_current, _wanted, event) => {
      close();
      (event.target as IDBDatabase).close();
    },
    terminated: close,
  }).then(takeFromLocalStorage);
  opening.catch(close);
  return opening;
}

/** What the version before kept in local storage moves here; it leaves there once it stands here. */
async function takeFromLocalStorage(database: Database): Promise<Database> {
  const keys = SENT_KINDS.flatMap((kind) => recordKeys(`barwright:${kind}`));
  if (keys.length === 0) return database;
  const { store, done } = database.transaction(STORE, 'readwrite');
  for (const key of keys) {
    // What cannot be read as a record is left out, as it was there.
    const record = readRecord(key);
    if (record !== null) void store.put(record, key);
  }
  await done;
  for (const key of keys) removeRecord(key);
  return database;
}

/**
 * Does `work` with the database, again where the connection was lost meanwhile; answers null where the
 * browser refuses.
 */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T | null> {
  for (const isLast of [false, true]) {
    try {
      return await work(await open());
    } catch (error) {
      const isLost = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isLost || isLast) return null;
      opening = undefined;
    }
  }
  return null;
}

/** The keys that continue `prefix`. */
function rangeOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(`${prefix}:`, `${prefix};`, false, true);
}

/** The records whose key continues `prefix`. */
export async function readEntries(prefix: string): Promise<StoredEntry[]> {
  const entries = await withDatabase(async (database) => {
    const range = rangeOf(prefix);
    const { store, done } = database.transaction(STORE);
    const [keys, records] = await Promise.all([store.getAllKeys(range), store.getAll(range), done]);
    return keys.map((storageKey, index) => ({ storageKey, record: records[index] }));
  });
  return entries ?? [];
}

/** The record under a key; undefined without one. */
export async function readEntry(storageKey: string): Promise<unknown> {
  return (await withDatabase((database) => database.get(STORE, storageKey))) ?? undefined;
}

/** Asks the browser, once, not to clear what is kept here when it needs room. */
function askToPersist(): void {
  if (hasAskedToPersist) return;
  hasAskedToPersist = true;
  // Where it is refused nothing changes: the records stay for as long as there is room.
  navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Writes a record, or takes it out (null); false where the browser refuses to keep it. Where `isStill` is
 * given, only if it says so of the record that stands there: no other tab comes between.
 */
export async function writeEntry(
  storageKey: string,
  record: StoredRecord | null,
  isStill?: (stored: unknown) => boolean,
): Promise<boolean> {
  const written = await withDatabase(async (database) => {
    if (record !== null && isForgotten(storageKey)) return false;
    askToPersist();
    const transaction = database.transaction(STORE, 'readwrite');
    const { store, done } = transaction;
    if (isStill && !isStill(await store.get(storageKey))) {
      await done;
      return true;
    }
    void (record === null ? store.delete(storageKey) : store.put(record, storageKey)).catch(() => undefined);
    // Else a page that is left at this moment takes the write along.
    transaction.commit();
    await done;
    return true;
  });
  return written ?? record === null;
}

/** Takes out those records whose key continues `prefix` that are meant. */
export async function removeEntries(prefix: string, isMeant: (storageKey: string) => boolean): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    for (const key of await store.getAllKeys(rangeOf(prefix))) if (isMeant(key)) void store.delete(key);
    await done;
  });
}

/** Takes out everything of a learner. */
async function forget(userId: string): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    for (const kind of KEPT_KINDS) {
      void store.delete(rangeOf(recordKey(kind, userId)));
    }
    await done;
  });
}

onForgotten(forget);
