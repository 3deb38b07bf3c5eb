import { attemptChannel } from './attempt-outbox';
import type { RecordKind } from './browser-store';
import type { WaitingItem } from './channel';
import { sendLeftDrafts } from './left-drafts';
import { reviewChannel } from './review-outbox';
import {
  failureReason,
  isEverybodysTrouble,
  isThrottled,
  keepSending,
  type Sending,
  type TokenProblem,
  tokenProblem,
} from './sending';
import { withTabLock } from './tab-lock';
import { tickChannel } from './tick-outbox';

/**
 * The one sender of everything that waits in this browser. It belongs to no page: once it has begun it
 * goes on from page to page, in one tab at a time, in order per thing.
 */

const CHANNELS = [attemptChannel, reviewChannel, tickChannel];

/** A server in trouble is not asked for everything that waits. */
const MOST_FAILURES_PER_ROUND = 5;

export type SendProblem = {
  /** Why it could not be sent, as the end of a sentence. */
  reason: string;
  /** Set where it was not tried, for want of a session. */
  token: TokenProblem | null;
};

export type SendingState = {
  isSending: boolean;
  /** Why things still wait, by their name; known once they were tried. */
  problems: ReadonlyMap<string, SendProblem>;
  /** How many of a kind had to wait and were sent since the document was opened. */
  lateCounts: ReadonlyMap<RecordKind, number>;
};

let state: SendingState = { isSending: false, problems: new Map(), lateCounts: new Map() };
const watchers = new Set<() => void>();
/** Failed tries in a row by thing: what keeps failing goes last. */
const failures = new Map<string, number>();
let running: { userId: string; sending: Sending } | null = null;

function change(part: Partial<SendingState>): void {
  state = { ...state, ...part };
  for (const watcher of watchers) watcher();
}

export function readSending(): SendingState {
  return state;
}

/** Calls back whenever the state changes; answers how to stop. */
export function watchSending(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function noteProblem(names: readonly string[], problem: SendProblem): void {
  change({ problems: new Map([...state.problems, ...names.map((name) => [name, problem] as const)]) });
}

function noteDone({ name, kind, thing }: WaitingItem, outcome: 'sent' | 'refused' | 'gone'): void {
  failures.delete(thing);
  if (!state.problems.has(name)) return;
  const problems = new Map(state.problems);
  problems.delete(name);
  const lateCounts = new Map(state.lateCounts);
  if (outcome === 'sent') lateCounts.set(kind, (lateCounts.get(kind) ?? 0) + 1);
  change({ problems, lateCounts });
}

function listWaiting(userId: string): WaitingItem[] {
  return CHANNELS.flatMap((channel) => channel.listWaiting(userId));
}

function inOrder(items: WaitingItem[]): WaitingItem[] {
  const failed = ({ thing }: WaitingItem) => failures.get(thing) ?? 0;
  return items.sort((a, b) => failed(a) - failed(b) || a.madeAtMs - b.madeAtMs);
}

/** Sends all that can be sent now; what fails holds up nothing but what is about the same thing. */
async function sendAll(userId: string): Promise<void> {
  const held = new Set<string>();
  const isHeld = ({ thing, kind }: WaitingItem) => held.has(thing) || held.has(kind);
  let failureCount = 0;
  for (let hasSent = true; hasSent; ) {
    hasSent = false;
    const items = inOrder(listWaiting(userId).filter((item) => !isHeld(item)));
    for (const [index, item] of items.entries()) {
      if (isHeld(item)) continue;
      const rest = items.slice(index).map(({ name }) => name);
      const token = tokenProblem(userId);
      if (token !== null) return noteProblem(rest, { reason: 'you are logged out', token });
      try {
        const outcome = await item.send();
        noteDone(item, outcome);
        hasSent ||= outcome === 'sent';
      } catch (error) {
        const problem = { reason: failureReason(error), token: null };
        failures.set(item.thing, (failures.get(item.thing) ?? 0) + 1);
        failureCount += 1;
        if (isEverybodysTrouble(error) || failureCount === MOST_FAILURES_PER_ROUND) return noteProblem(rest, problem);
        held.add(isThrottled(error) ? item.kind : item.thing);
        const alike = items.filter((other, place) => place >= index && isHeld(other));
        noteProblem(
          [item, ...alike].map(({ name }) => name),
          problem,
        );
      }
    }
  }
}

/** Tries to send what waits; whether some still does. */
async function sendRound(userId: string): Promise<boolean> {
  if (listWaiting(userId).length > 0) {
    change({ isSending: true });
    try {
      await withTabLock(`barwright:sender:${userId}`, () => sendAll(userId));
    } finally {
      change({ isSending: false });
    }
  }
  const areDraftsWaiting = await sendLeftDrafts(userId);
  return listWaiting(userId).length > 0 || areDraftsWaiting;
}

/** One round at a time; whoever asks during a round gets the next. */
function oneAtATime(round: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  const begin = () => {
    current = round().finally(() => {
      current = null;
    });
    return current;
  };
  return () => {
    if (!current) return begin();
    next ??= current
      .catch(() => true)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

/** Begins to send for a learner, and goes on until the document is left: at once, when the network or the page comes back, and in growing intervals while something waits. */
export function startSending(userId: string): Promise<void> {
  if (running?.userId === userId) return running.sending.firstTry;
  running?.sending.stop();
  const sending = keepSending(oneAtATime(() => sendRound(userId)));
  running = { userId, sending };
  return sending.firstTry;
}

/** Tries at once; settles when everything was tried. */
export async function sendNow(userId: string): Promise<void> {
  if (running?.userId !== userId) await startSending(userId);
  else await running.sending.sendNow();
}
