import type { EndpointArguments, EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { type CallOptions, call } from './call';
import { announceChanges } from './changes';
import type { Outbox, OutboxItem } from './outbox';
import type { SentKind } from './outbox-database';
import { failureReason, isRefusal } from './sending';

/** One thing to be sent, whatever it is. */
export type WaitingItem = {
  kind: SentKind;
  /** Names it among everything that waits. */
  name: string;
  /** What it is about: of one thing the earlier goes before the later. */
  thing: string;
  madeAtMs: number;
  /**
   * Sends it as it stands now, and takes it out once it is confirmed. What the server refuses for good
   * is put aside in its outbox with the reason. Throws what may pass.
   */
  send: () => Promise<'sent' | 'refused' | 'gone'>;
};

/** How the items of an outbox are sent. */
export type Channel = { listWaiting: (userId: string) => Promise<WaitingItem[]> };

type ChannelDefinition<Item> = {
  outbox: Outbox<Item>;
  thingOf: (item: Item) => string;
  /** What the server answers otherwise once it has one. */
  changes: readonly EndpointContract[];
  /** Resolves once the server has confirmed it. Throws as `call`. */
  send: (item: Item, userId: string) => Promise<void>;
};

/** The name of an item among everything that waits. */
export function itemName(kind: SentKind, key: string): string {
  return `${kind}:${key}`;
}

export function defineChannel<Item extends OutboxItem>({
  outbox,
  thingOf,
  changes,
  send,
}: ChannelDefinition<Item>): Channel {
  async function sendItem(userId: string, key: string) {
    const item = await outbox.find(userId, key);
    if (!item || item.refusal !== null) return 'gone';
    // Changed again while it is on its way, it stays, and is sent again as it is then.
    try {
      await send(item, userId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await outbox.replace(userId, item, { ...item, refusal: failureReason(error) });
      return 'refused';
    }
    // First: an answer that is on its way is from before it, and soon nothing waits on top of it any more.
    announceChanges(changes);
    await outbox.replace(userId, item, null);
    return 'sent';
  }

  return {
    listWaiting: async (userId) =>
      (await outbox.list(userId))
        .filter(({ refusal }) => refusal === null)
        .map((item) => ({
          kind: outbox.kind,
          name: itemName(outbox.kind, item.key),
          thing: `${outbox.kind}:${thingOf(item)}`,
          madeAtMs: outbox.madeAtMs(item),
          send: () => sendItem(userId, item.key),
        })),
  };
}

/**
 * Calls an endpoint as `call` does. Throws also where the answer is not one that the endpoint gives: success
 * told by a stranger confirms nothing.
 */
export async function callConfirmed<C extends EndpointContract>(
  contract: C,
  parts: EndpointArguments<C>,
  options?: CallOptions,
): Promise<EndpointResponse<C>> {
  const answer = await call(contract, parts, options);
  if (!contract.response.safeParse(answer).success) throw new Error('The answer confirms nothing.');
  return answer;
}
