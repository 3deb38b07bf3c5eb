import type * as z from 'zod/mini';
import { onForgotten, recordKey } from './browser-store';
import { readEntries, readEntry, type SentKind, writeEntry } from './outbox-database';

/** Tells every tab, this one included, that an outbox has changed. */
const CHANGE_EVENT = 'barwright:outbox';

export type OutboxItem = {
  key: string;
  /** The server's reason for refusing it for good; null while it can be sent. */
  refusal: string | null;
};

export type Held<Item> = {
  /** The first made first; what cannot be read is left out. */
  items: Item[];
  /** Whether the browser keeps all of it, also when the page is left. */
  isStored: boolean;
};

/** Things that this browser keeps until the server has confirmed them, of each learner apart. */
export type Outbox<Item> = {
  kind: SentKind;
  /** When an item was made, milliseconds since 1970. */
  madeAtMs: (item: Item) => number;
  /** Puts an item in, or replaces it; false when it only lives as long as the page. */
  put: (userId: string, item: Item) => Promise<boolean>;
  /** Puts another in the place of an item, or none (null), unless it has changed meanwhile, in whichever tab. */
  replace: (userId: string, item: Item, next: Item | null) => Promise<void>;
  remove: (userId: string, key: string) => Promise<void>;
  find: (userId: string, key: string) => Promise<Item | null>;
  /** What is in it, the first made first. */
  list: (userId: string) => Promise<Item[]>;
  /**
   * Calls back with what it holds, now and whenever any tab changes it; what this tab puts in counts from
   * the first moment on, before the browser has stored it. Answers how to stop.
   */
  follow: (userId: string, onHeld: (held: Held<Item>) => void) => () => void;
};

type OutboxDefinition<Item> = {
  kind: SentKind;
  /** Of the record as it is stored. */
  version: number;
  schema: z.ZodMiniType<Item>;
  madeAtMs: (item: Item) => number;
};

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANGE_EVENT);
    channel.addEventListener('message', () => window.dispatchEvent(new Event(CHANGE_EVENT)));
  }
  return channel;
}

function announce(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
  openChannel()?.postMessage(null);
}

/** Calls back whenever any tab changes an outbox; answers how to stop. */
function watch(onChange: () => void): () => void {
  openChannel();
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => window.removeEventListener(CHANGE_EVENT, onChange);
}

/**
 * An outbox in IndexedDB. An item is put here before the first try to send it and leaves when the server
 * has it; its key is also its idempotency key. Where the browser refuses to keep it, it lives as long as
 * the page, and is stored as soon as there is room.
 */
export function defineOutbox<Item extends OutboxItem>({
  kind,
  version,
  schema,
  madeAtMs,
}: OutboxDefinition<Item>): Outbox<Item> {
  const unstored = new Map<string, Item>();
  /** What is on its way into the browser's storage. */
  const beingStored = new Map<string, Item>();
  const followers = new Set<(storageKey: string, item: Item) => void>();

  function itemOf(record: unknown): Item | null {
    if ((record as { version?: unknown } | null | undefined)?.version !== version) return null;
    const item = schema.safeParse(record);
    return item.success ? item.data : null;
  }

  async function store(storageKey: string, item: Item): Promise<boolean> {
    beingStored.set(storageKey, item);
    const isStored = await writeEntry(storageKey, { version, ...item });
    // What came or went meanwhile is the last word.
    if (beingStored.get(storageKey) !== item) return isStored;
    beingStored.delete(storageKey);
    if (isStored) unstored.delete(storageKey);
    else unstored.set(storageKey, item);
    return isStored;
  }

  function forgetUnstored(storageKey: string): void {
    unstored.delete(storageKey);
    beingStored.delete(storageKey);
  }

  onForgotten(async (userId) => {
    const prefix = `${recordKey(kind, userId)}:`;
    const keys = [...unstored.keys(), ...beingStored.keys()].filter((storageKey) => storageKey.startsWith(prefix));
    for (const storageKey of keys) forgetUnstored(storageKey);
  });

  async function readHeld(userId: string): Promise<Held<Item>> {
    const prefix = recordKey(kind, userId);
    const items = new Map<string, Item>();
    for (const { storageKey, record } of await readEntries(prefix)) {
      const item = itemOf(record);
      if (item) items.set(storageKey, item);
    }
    const homeless = [...unstored].filter(([storageKey]) => storageKey.startsWith(`${prefix}:`));
    for (const [storageKey, item] of homeless) items.set(storageKey, item);
    return { items: inOrder([...items.values()]), isStored: homeless.length === 0 };
  }

  const inOrder = (items: Item[]) => items.sort((a, b) => madeAtMs(a) - madeAtMs(b));

  /** With an item put in, or in the place of the one with its key. */
  const withItem = ({ items, isStored }: Held<Item>, item: Item): Held<Item> => ({
    items: inOrder([...items.filter(({ key }) => key !== item.key), item]),
    isStored,
  });

  /** There may be room now for what had none. */
  async function storeUnstored(): Promise<void> {
    for (const [storageKey, item] of [...unstored]) {
      if (unstored.get(storageKey) === item && !beingStored.has(storageKey)) await store(storageKey, item);
    }
  }

  return {
    kind,
    madeAtMs,
    put: async (userId, item) => {
      const storageKey = recordKey(kind, userId, item.key);
      const isStoring = store(storageKey, item);
      for (const follower of followers) follower(storageKey, item);
      const isStored = await isStoring;
      announce();
      return isStored;
    },
    replace: async (userId, item, next) => {
      const storageKey = recordKey(kind, userId, item.key);
      const before = JSON.stringify(item);
      const isSame = (other: Item | null | undefined) => JSON.stringify(other) === before;
      if (unstored.has(storageKey)) {
        if (!isSame(unstored.get(storageKey))) return;
        forgetUnstored(storageKey);
        // An older one may stand in the browser.
        if (next) await store(storageKey, next);
        else await writeEntry(storageKey, null);
      } else {
        const isStored = await writeEntry(storageKey, next && { version, ...next }, (record) => isSame(itemOf(record)));
        if (!isStored && next && !beingStored.has(storageKey)) unstored.set(storageKey, next);
      }
      await storeUnstored();
      announce();
    },
    remove: async (userId, key) => {
      const storageKey = recordKey(kind, userId, key);
      forgetUnstored(storageKey);
      await writeEntry(storageKey, null);
      await storeUnstored();
      announce();
    },
    find: async (userId, key) => {
      const storageKey = recordKey(kind, userId, key);
      return unstored.get(storageKey) ?? itemOf(await readEntry(storageKey));
    },
    list: async (userId) => (await readHeld(userId)).items,
    follow: (userId, onHeld) => {
      const prefix = `${recordKey(kind, userId)}:`;
      let told: Held<Item> | null = null;
      let isStopped = false;
      let isReading = false;
      let isStale = false;
      const tell = (held: Held<Item>) => {
        told = held;
        onHeld(held);
      };
      const read = async () => {
        isStale = true;
        if (isReading) return;
        isReading = true;
        while (isStale && !isStopped) {
          isStale = false;
          const coming = [...beingStored].filter(([storageKey]) => storageKey.startsWith(prefix));
          const held = await readHeld(userId);
          // What has changed meanwhile is told with the next.
          if (!isStopped && !isStale) tell(coming.reduce((all, [, item]) => withItem(all, item), held));
        }
        isReading = false;
      };
      const follower = (storageKey: string, item: Item) => {
        if (!storageKey.startsWith(prefix)) return;
        // A reading under way may know nothing of it.
        isStale = true;
        if (told) tell(withItem(told, item));
      };
      followers.add(follower);
      const stopWatching = watch(read);
      void read();
      return () => {
        isStopped = true;
        followers.delete(follower);
        stopWatching();
      };
    },
  };
}
