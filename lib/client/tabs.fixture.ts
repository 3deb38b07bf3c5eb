import { vi } from 'vitest';

/** What the tabs of one browser share, for tests under Node. */

/** News between tabs, heard in the order in which they were told. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) {
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}

/** Gives the tabs news of one another and locks between them; answers the page that is in view. */
export function installTabs(): EventTarget {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.clear();
  const locks = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, task: () => Promise<unknown>) => {
        const turn = (locks.get(name) ?? Promise.resolve()).then(() => {
          held.add(name);
          return task().finally(() => held.delete(name));
        });
        locks.set(
          name,
          turn.catch(() => undefined),
        );
        return turn;
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
  return document;
}
